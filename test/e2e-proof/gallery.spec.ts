// every component in both themes, wide and narrow, and all of its pictures: told to be whole by `npm run proof`
import "../e2e/gallery-pictures.spec.ts";
import "../e2e/gallery.spec.ts";
