/** Short names of the weekdays from Monday on, and the word between the last two of a list. */
export interface WeekdayWords {
  readonly names: readonly string[];
  readonly and: string;
}

/** Hard-coded, because `Intl` takes 40 ms for seven names on a slow phone, and the login page shows them. */
export const POLISH_WEEKDAYS: WeekdayWords = {
  names: ["pon.", "wt.", "śr.", "czw.", "pt.", "sob.", "niedz."],
  and: "i",
};
