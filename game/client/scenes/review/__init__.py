"""Looking back: result, chronicle, replay and review."""
