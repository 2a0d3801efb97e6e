/** One thing that can be chosen. */
export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

/** The one Polish letter that does not fall apart into a letter and a mark. */
const CROSSED_L = String.fromCodePoint(0x142);

/** Small letters without their marks, so that "lodz" finds "Łódź". */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll(CROSSED_L, "l").trim();
}

/**
 * The options in which every word of what was typed begins a word, in their own order; all of them for nothing typed.
 */
export function matching(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const asked = plain(typed)
    .split(/\s+/u)
    .filter((word) => word !== "");
  return options.filter(({ label }) => {
    const words = plain(label).split(/[\s,./()-]+/u);
    return asked.every(
      (one) => words.some((word) => word.startsWith(one)) || (plain(label).includes(one) && one.length > 2),
    );
  });
}
