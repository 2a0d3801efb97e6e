import type { DateFieldTexts } from "#ui/design-system/forms/date-field.tsx";

const MONTHS = [
  "styczeń",
  "luty",
  "marzec",
  "kwiecień",
  "maj",
  "czerwiec",
  "lipiec",
  "sierpień",
  "wrzesień",
  "październik",
  "listopad",
  "grudzień",
];
const MONTHS_GENITIVE = [
  "stycznia",
  "lutego",
  "marca",
  "kwietnia",
  "maja",
  "czerwca",
  "lipca",
  "sierpnia",
  "września",
  "października",
  "listopada",
  "grudnia",
];
const WEEKDAYS = [
  ["pn", "poniedziałek"],
  ["wt", "wtorek"],
  ["śr", "środa"],
  ["cz", "czwartek"],
  ["pt", "piątek"],
  ["sb", "sobota"],
  ["nd", "niedziela"],
] as const;

/** Polish texts of the date field. */
export const DATE_FIELD_TEXTS: DateFieldTexts = {
  open: (field) => `${field}: wybierz dzień z\u00a0kalendarza`,
  month: ({ year, month }) => `${MONTHS[month - 1] ?? ""} ${year}`,
  day: ({ year, month, day }) => `${day} ${MONTHS_GENITIVE[month - 1] ?? ""} ${year}`,
  weekdays: WEEKDAYS.map(([short, long]) => ({ short, long })),
  previousMonth: "Poprzedni miesiąc",
  nextMonth: "Następny miesiąc",
};
