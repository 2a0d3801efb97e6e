// Runs before anything is drawn, so that a chosen theme never flashes (THEME-01). Kept free of the build: one rule,
// the same as `themeChoice` of the domain, which test/journeys/first-paint.spec.ts holds it to.
(() => {
  const kept = /(?:^|;\s*)ebok\.theme=(light|dark)(?:;|$)/.exec(document.cookie);
  if (kept !== null) document.documentElement.dataset.theme = kept[1];
})();
