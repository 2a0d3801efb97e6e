// Runs every component in both themes, wide and narrow, with all pictures; `npm run proof` sets EBOK_WHOLE.
import "../e2e/gallery-pictures.spec.ts";
import "../e2e/gallery.spec.ts";
