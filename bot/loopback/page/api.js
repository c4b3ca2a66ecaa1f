// The wire between the page and the local Discord.

async function ask(path, query) {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error ?? response.statusText);
  return answer;
}

export const world = () => ask("/_play/world", {});
export const state = (user, room) => ask("/_play/state", room ? { user, room } : { user });
export const commands = (user, room) => ask("/_play/commands", { user, room });

/** Acts as somebody. Resolves to {ok, error?, ...}; never rejects. */
export async function act(wish) {
  try {
    const response = await fetch("/_play/act", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(wish),
    });
    return await response.json();
  } catch {
    return { ok: false, error: null };
  }
}

/** Calls `changed` after every change, and `connected(true or false)`. */
export function listen(changed, connected) {
  const stream = new EventSource("/_play/events");
  stream.onopen = () => connected(true);
  stream.onmessage = changed;
  stream.onerror = () => connected(false);
}

/** Returns the path of an uploaded file, because pictures are only fetched from this server. */
export function media(url) {
  try {
    const address = new URL(url);
    return address.pathname.startsWith("/_cdn/") ? address.pathname + address.search : "";
  } catch {
    return "";
  }
}
