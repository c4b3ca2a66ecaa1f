FROM python:3.11-slim

# What the bot needs, by hash; the project itself needs nothing built.
WORKDIR /app
COPY requirements.txt .
RUN pip install --no-cache-dir --require-hashes -r requirements.txt
COPY games games
COPY bot bot
COPY cogs cogs

RUN useradd --create-home --uid 10001 bot && mkdir -m 700 /data && chown bot /data
USER bot
VOLUME /data
ENV BOT_DATABASE=/data/under-the-table.db BOT_HEALTH_PORT=8000 PYTHONUNBUFFERED=1

HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import os, urllib.request as u; e = os.environ; u.urlopen('http://%s:%s/healthz' % (e.get('BOT_HEALTH_HOST') or '127.0.0.1', e['BOT_HEALTH_PORT']), timeout=4)"]
CMD ["python", "-m", "bot", "run"]
