"""The rules of voting: what may be proposed, by whom, on what grounds, who votes, and when it
passes.
"""
