"""One game at this screen: the scene, its sitting, who answers, and the overlays."""
