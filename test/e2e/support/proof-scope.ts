/** Whether a matrix is tried whole (`npm run proof -- browser`), and not by what stands for it (`npm test`). */
export const isFullProof = process.env["EBOK_WHOLE"] === "yes";

const ALL_LOOKS = [
  { theme: "light", width: 1_440 },
  { theme: "dark", width: 390 },
  { theme: "dark", width: 1_440 },
  { theme: "light", width: 390 },
] as const;

/** Theme and width in which a page is looked at: each of both once, or all pairs of them. */
export const LOOKS = isFullProof ? ALL_LOOKS : ALL_LOOKS.slice(0, 2);

/** The tag of a test that is left to `npm run proof -- browser:cases`, unless it is the one that stands for its kind. */
export const proofTagUnless = (standsForItsKind: boolean): string[] => (standsForItsKind ? [] : ["@proof"]);
