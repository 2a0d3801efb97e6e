import type { WeekdayName } from "#domain/configuration/index.ts";
import type { Branch, FaqQuestion, PublicDocument, WeeklyHours } from "#domain/help/index.ts";

const WORKDAYS: readonly WeekdayName[] = ["mon", "tue", "wed", "thu", "fri"];

/** Opening hours: 9 to 18 on workdays, 10 to 14 on Saturdays. */
export const OFFICE_HOURS: readonly WeeklyHours[] = [
  ...WORKDAYS.map((weekday) => ({ weekday, opens: "09:00", closes: "18:00" })),
  { weekday: "sat", opens: "10:00", closes: "14:00" },
];

export function aBranch(changes: Partial<Branch> = {}): Branch {
  return {
    branchId: "gdynia-swietojanska",
    name: "Salon Świętojańska",
    street: "ul. Świętojańska 68",
    zip: "81-389",
    city: "Gdynia",
    phone: "58 300 70 10",
    place: { latitude: 54.5147, longitude: 18.5403 },
    hours: OFFICE_HOURS,
    specialDays: [],
    note: undefined,
    ...changes,
  };
}

export function aQuestion(changes: Partial<FaqQuestion> = {}): FaqQuestion {
  return {
    questionId: "wolne-wifi",
    categoryId: "internet",
    question: "Co zrobić, gdy wifi jest wolne?",
    answer: "<p>Postaw router wyżej.</p>",
    ...changes,
  };
}

export function aDocument(changes: Partial<PublicDocument> = {}): PublicDocument {
  return {
    documentId: "regulamin-uslug",
    title: "Regulamin świadczenia usług",
    group: "Regulaminy",
    validFrom: undefined,
    validTo: undefined,
    address: "/dokumenty/regulamin.pdf",
    format: "PDF",
    bytes: 412_300,
    ...changes,
  };
}
