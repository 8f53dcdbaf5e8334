"""The host's tools: what whoever runs a server sees and does there, behind a key given when it starts."""
