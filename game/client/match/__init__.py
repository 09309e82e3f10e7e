"""One game at this screen: the scene, its party, who answers, and what lies over it."""
