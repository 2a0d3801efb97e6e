/** Opening hours from Monday on: `-` is closed, `+` joins two spans of a day with a break. */
type Week = readonly [string, string, string, string, string, string, string];

export interface BranchSeed {
  readonly branchId: string;
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly phone?: string;
  readonly at?: readonly [latitude: number, longitude: number];
  readonly week?: Week;
  readonly note?: string;
  /** Special days, counted in days from the seed day; without hours the branch is closed. */
  readonly special?: readonly { readonly inDays: number; readonly hours?: string; readonly reason: string }[];
}

const MALL: Week = ["09:00-21:00", "09:00-21:00", "09:00-21:00", "09:00-21:00", "09:00-21:00", "09:00-21:00", "-"];
const STREET: Week = ["09:00-18:00", "09:00-18:00", "09:00-18:00", "09:00-18:00", "09:00-18:00", "10:00-14:00", "-"];
const SMALL: Week = [
  "08:00-12:00+13:00-16:00",
  "08:00-12:00+13:00-16:00",
  "10:00-14:00+15:00-18:00",
  "08:00-12:00+13:00-16:00",
  "08:00-12:00+13:00-16:00",
  "-",
  "-",
];

/** Branches of the operator. One has no coordinates and one has no hours, to test that the portal shows them too. */
export const BRANCHES: readonly BranchSeed[] = [
  {
    branchId: "gdynia-swietojanska",
    name: "Salon Świętojańska",
    street: "ul. Świętojańska 68",
    zip: "81-389",
    city: "Gdynia",
    phone: "58 300 70 10",
    at: [54.5147, 18.5403],
    week: STREET,
    special: [{ inDays: 6, hours: "12:00-18:00", reason: "remanent" }],
  },
  {
    branchId: "gdynia-riviera",
    name: "Salon w Centrum Riviera",
    street: "ul. Kazimierza Górskiego 2",
    zip: "81-304",
    city: "Gdynia",
    phone: "58 300 70 11",
    at: [54.5058, 18.5299],
    week: MALL,
    note: "Poziom 0, obok wejścia od strony przystanku.",
  },
  {
    branchId: "gdansk-wrzeszcz",
    name: "Salon Wrzeszcz",
    street: "al. Grunwaldzka 82",
    zip: "80-244",
    city: "Gdańsk",
    phone: "58 300 70 12",
    at: [54.3826, 18.6033],
    week: MALL,
  },
  {
    branchId: "gdansk-dluga",
    name: "Salon Główne Miasto",
    street: "ul. Długa 41/42",
    zip: "80-831",
    city: "Gdańsk",
    phone: "58 300 70 13",
    at: [54.3489, 18.6518],
    week: STREET,
    note: "Wejście ze stopniem. Zadzwoń, a otworzymy wejście bez stopnia od ul. Ogarnej.",
  },
  {
    branchId: "sopot-monte-cassino",
    name: "Salon Monte Cassino",
    street: "ul. Bohaterów Monte Cassino 49",
    zip: "81-759",
    city: "Sopot",
    phone: "58 300 70 14",
    at: [54.4448, 18.5653],
    week: STREET,
  },
  {
    branchId: "wejherowo-sobieskiego",
    name: "Salon Sobieskiego",
    street: "ul. Sobieskiego 227",
    zip: "84-200",
    city: "Wejherowo",
    phone: "58 300 70 15",
    at: [54.6019, 18.2352],
    week: SMALL,
  },
  {
    branchId: "rumia-port",
    name: "Salon w Porcie Rumia",
    street: "ul. Grunwaldzka 108",
    zip: "84-230",
    city: "Rumia",
    phone: "58 300 70 16",
    at: [54.5623, 18.3955],
    week: MALL,
  },
  {
    branchId: "lodz-piotrkowska",
    name: "Salon Piotrkowska",
    street: "ul. Piotrkowska 157",
    zip: "90-440",
    city: "Łódź",
    phone: "42 300 70 17",
    at: [51.7579, 19.4586],
    week: STREET,
  },
  {
    branchId: "slupsk-wojska-polskiego",
    name: "Salon Wojska Polskiego",
    street: "ul. Wojska Polskiego 30",
    zip: "76-200",
    city: "Słupsk",
    phone: "59 300 70 18",
    week: SMALL,
  },
  {
    branchId: "hel-punkt-letni",
    name: "Punkt letni na Helu",
    street: "ul. Wiejska 78",
    zip: "84-150",
    city: "Hel",
    at: [54.6082, 18.8007],
    note: "Punkt sezonowy. Przed przyjazdem zapytaj przez telefon, czy jest otwarty.",
  },
];
