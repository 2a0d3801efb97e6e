/** True if a matrix is tried in full (`npm run proof -- browser`), false for its sample (`npm test`). */
export const isFullProof = process.env["EBOK_WHOLE"] === "yes";

const ALL_LOOKS = [
  { theme: "light", width: 1_440 },
  { theme: "dark", width: 390 },
  { theme: "dark", width: 1_440 },
  { theme: "light", width: 390 },
] as const;

/** Themes and widths of a page: each once, or all pairs. */
export const THEME_WIDTHS = isFullProof ? ALL_LOOKS : ALL_LOOKS.slice(0, 2);

/** Tag of a test that runs only in `npm run proof -- browser:cases`, unless it is the sample of its kind. */
export const proofTagUnless = (standsForItsKind: boolean): string[] => (standsForItsKind ? [] : ["@proof"]);
