import { addCalendarDays, addCalendarMonths, type IsoDay } from "#kit/calendar/warsaw.ts";
import { polishAmount } from "#kit/pdf/pdf-formats.ts";

export interface DocumentSeed {
  readonly documentId: string;
  readonly title: string;
  readonly group: string;
  readonly validFrom: IsoDay;
  readonly validTo?: IsoDay;
  /** Paragraphs of the PDF. */
  readonly body: readonly string[];
  /** Content of the notice about a new version. */
  readonly notice?: NewTermsNoticeSeed;
}

/** Content of the notice about new terms or prices (TERMS-32). */
export interface NewTermsNoticeSeed {
  readonly changes: readonly { readonly name: string; readonly before: string; readonly after: string }[];
  /** Says why there is no right to end the contract because of the change. */
  readonly exit: string;
  readonly basis: string;
}

/** Prices of a visit that the customer asks for, in grosze: in the price list and in the new one. */
export const VISIT_FEES = { before: 1_990, after: 2_490 } as const;

/** Formats an amount as the price lists do: `19,90 zł`. */
export const listPrice = (amount: number): string => `${polishAmount(amount)} zł`;

/** Id of the new price list of services that are ordered separately. */
export const NEW_SERVICE_PRICES = "cennik-serwisu-nowy";

/** Notice about the new price list of services that are ordered separately. */
export const PRICE_NOTICE: NewTermsNoticeSeed = {
  changes: [
    { name: "Wizyta technika na życzenie", before: listPrice(VISIT_FEES.before), after: listPrice(VISIT_FEES.after) },
    { name: "Przeniesienie gniazda", before: "149,00 zł", after: "159,00 zł" },
  ],
  exit:
    "Wizyta technika z winy sieci jest nadal bezpłatna. Za usługi serwisowe płacisz tylko wtedy, gdy je zamówisz. " +
    "Ceny i warunki twojej umowy zostają takie same, więc ta zmiana nie daje prawa do wypowiedzenia umowy bez kosztów.",
  basis: "punkt 5 regulaminu świadczenia usług",
};

const TERMS_NOTICE: NewTermsNoticeSeed = {
  changes: [],
  exit:
    "Ta zmiana porządkuje opis. Prawa, obowiązki i opłaty się nie zmieniają, " +
    "więc nie daje ona prawa do wypowiedzenia umowy bez kosztów.",
  basis: "art. 306 Prawa komunikacji elektronicznej",
};

const firstOf = (day: IsoDay): IsoDay => `${day.slice(0, 7)}-01`;

/** Public documents: current, future and former ones. */
export function demoDocuments(today: IsoDay): readonly DocumentSeed[] {
  const month = firstOf(today);
  const next = addCalendarMonths(month, 2);
  const terms = addCalendarMonths(month, -8);
  return [
    {
      documentId: "regulamin-uslug",
      title: "Regulamin świadczenia usług",
      group: "Regulaminy",
      validFrom: terms,
      validTo: addCalendarDays(next, -1),
      body: [
        "1. Regulamin określa zasady świadczenia usług dostępu do internetu, telewizji i telefonu.",
        "2. Umowę zawiera się na piśmie, w salonie albo na odległość. " +
          "Przed zawarciem umowy abonent dostaje podsumowanie jej warunków.",
        "3. Opłaty są pobierane z góry za okres rozliczeniowy, który trwa miesiąc.",
        "4. Reklamację można złożyć w salonie, przez telefon i w portalu. " +
          "Odpowiadamy w ciągu 30 dni; po tym czasie reklamacja jest uznana.",
        "5. Ceny usług zamawianych osobno, takich jak wizyta technika na życzenie, podaje cennik usług serwisowych. " +
          "O ich zmianie zawiadamiamy co najmniej miesiąc wcześniej.",
      ],
    },
    {
      documentId: "regulamin-uslug-nowy",
      title: "Regulamin świadczenia usług, nowa wersja",
      group: "Regulaminy",
      validFrom: next,
      body: [
        "Zmiany wobec wersji obecnej: rozdział o reklamacjach opisuje krok po kroku " +
          "zgłoszenie w portalu, a rozdział o urządzeniach sposób ich zwrotu.",
        TERMS_NOTICE.exit,
      ],
      notice: TERMS_NOTICE,
    },
    {
      documentId: "regulamin-portalu",
      title: "Regulamin portalu klienta",
      group: "Regulaminy",
      validFrom: addCalendarMonths(month, -20),
      body: [
        "1. Z portalu może korzystać każdy abonent. Konto jest bezpłatne.",
        "2. Do logowania potrzebne są login i hasło; abonent może włączyć drugi krok logowania.",
        "3. Portal jest dostępny przez całą dobę, z wyjątkiem zapowiedzianych prac.",
      ],
    },
    {
      documentId: "regulamin-polecen",
      title: "Regulamin programu poleceń",
      group: "Regulaminy",
      validFrom: addCalendarMonths(month, -3),
      validTo: addCalendarDays(addCalendarMonths(month, 6), -1),
      body: [
        "1. Kto poleci internet, a polecona osoba zawrze umowę na co najmniej 12 miesięcy, dostanie 50 zł rabatu.",
        "2. Rabat jest odliczany od następnej faktury po włączeniu usługi.",
      ],
    },
    {
      documentId: "cennik-internet-telewizja",
      title: "Cennik internetu i telewizji",
      group: "Cenniki",
      validFrom: addCalendarMonths(month, -5),
      body: [
        "Internet 300 Mb/s: 49,00 zł miesięcznie. Internet 600 Mb/s: 59,00 zł miesięcznie. " +
          "Internet 1 Gb/s: 69,00 zł miesięcznie. Internet 2 Gb/s: 89,00 zł miesięcznie.",
        "Telewizja Podstawowa: 39,00 zł miesięcznie. Telewizja Komfort: 64,00 zł miesięcznie. " +
          "Telewizja Premium: 99,90 zł miesięcznie, w umowie na 24 miesiące 89,90 zł.",
        "Aktywacja: 49,00 zł jednorazowo. Ceny zawierają podatek VAT.",
      ],
    },
    {
      documentId: "cennik-telefon",
      title: "Cennik telefonu komórkowego i połączeń zagranicznych",
      group: "Cenniki",
      validFrom: addCalendarMonths(month, -11),
      body: [
        "Połączenia i SMS-y w kraju i w Unii Europejskiej: w abonamencie. " +
          "Poza Unią: według stref, od 0,79 zł za minutę.",
        "Z telefonu stacjonarnego do krajów Unii: 0,30 zł za minutę, z dokładnością do 2 sekund. " +
          "SMS o podwyższonej opłacie: 1,23 zł.",
      ],
    },
    {
      documentId: "cennik-serwisu",
      title: "Cennik usług serwisowych",
      group: "Cenniki",
      validFrom: addCalendarMonths(month, -11),
      validTo: `${today.slice(0, 4)}-12-31`,
      body: [
        `Wizyta technika z winy sieci: bezpłatnie. Wizyta na życzenie: ${listPrice(VISIT_FEES.before)}. ` +
          "Przeniesienie gniazda: 149,00 zł.",
      ],
    },
    {
      documentId: NEW_SERVICE_PRICES,
      title: "Cennik usług serwisowych, nowa wersja",
      group: "Cenniki",
      validFrom: `${Number(today.slice(0, 4)) + 1}-01-01`,
      body: [
        `Wizyta technika z winy sieci: bezpłatnie. Wizyta na życzenie: ${listPrice(VISIT_FEES.after)}. ` +
          "Przeniesienie gniazda: 159,00 zł.",
      ],
      notice: PRICE_NOTICE,
    },
    {
      documentId: "informacja-rodo",
      title: "Informacja o przetwarzaniu danych osobowych",
      group: "Dane osobowe i prywatność",
      validFrom: addCalendarMonths(month, -2),
      body: [
        "Administratorem danych jest operator. " +
          "Dane są przetwarzane, żeby wykonać umowę, wystawić faktury i wypełnić obowiązki z prawa.",
        "Każdy może zażądać dostępu do swoich danych, ich sprostowania, " +
          "usunięcia i przeniesienia, oraz wnieść sprzeciw.",
      ],
    },
    {
      documentId: "polityka-cookies",
      title: "Polityka plików cookies",
      group: "Dane osobowe i prywatność",
      validFrom: addCalendarMonths(month, -14),
      body: ["Portal zapisuje tylko to, bez czego nie działa. Na wszystko inne pyta o zgodę."],
    },
    {
      documentId: "wzor-odstapienia",
      title: "Wzór oświadczenia o odstąpieniu od umowy",
      group: "Formularze",
      validFrom: addCalendarMonths(month, -30),
      body: [
        "Oświadczam, że odstępuję od umowy z dnia …………… o świadczenie usług telekomunikacyjnych.",
        "Imię i nazwisko: ……………………   Adres: ……………………   Data i podpis: ……………………",
      ],
    },
    {
      documentId: "cennik-internet-telewizja-dawny",
      title: "Cennik internetu i telewizji",
      group: "Cenniki",
      validFrom: addCalendarMonths(month, -17),
      validTo: addCalendarDays(addCalendarMonths(month, -5), -1),
      body: [
        "Cennik, który już nie obowiązuje. Internet 300 Mb/s: 49,00 zł miesięcznie. " +
          "Internet 600 Mb/s: 59,00 zł miesięcznie. Internet 1 Gb/s: 69,00 zł miesięcznie.",
        "Telewizja Podstawowa: 39,00 zł miesięcznie. Telewizja Komfort: 64,00 zł miesięcznie.",
        "Aktywacja: 99,00 zł jednorazowo. Ceny zawierają podatek VAT.",
      ],
    },
  ];
}
