import { addCalendarDays, type IsoDay, type WallTime } from "#kit/calendar/warsaw.ts";

/** Password of every demo login. */
export const DEMO_LOGIN_PASSWORD = "Wiazka-2026";

/** Demo login with the accounts of its person, the initial one first. */
export interface DemoLogin {
  readonly login: string;
  readonly title: string;
  readonly special: string;
  readonly accounts: readonly string[];
  readonly email?: string;
  /** Second factor: SMS to a phone, or an authenticator app with this key (base32). */
  readonly secondFactor?: { readonly phone: string } | { readonly secret: string };
  /** Phones and tablets with the operator's app. */
  readonly mobileDevices?: readonly {
    readonly id: string;
    readonly name: string;
    readonly rememberMe: boolean;
    readonly biometric: boolean;
  }[];
}

/** Demo logins, beginning with the private customer who has all kinds of data. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  {
    login: "m.brzezinska",
    title: "Małgorzata Brzezińska-Kowalczyk",
    email: "malgorzata.brzezinska-kowalczyk@poczta.example",
    accounts: ["4127830"],
    mobileDevices: [
      { id: "tel-4127830-1", name: "Telefon Małgosi", rememberMe: true, biometric: true },
      { id: "tab-4127830-1", name: "Tablet w kuchni", rememberMe: true, biometric: false },
    ],
    special: "klientka prywatna ze wszystkim: dwa adresy, siedem usług, dwie nieopłacone faktury, awaria, oferta",
  },
  {
    login: "nowak.nowy",
    title: "Jan Nowak",
    accounts: ["5000114"],
    special: "nowy klient, który jeszcze nic nie ma",
  },
  {
    login: "firma.bursztyn",
    title: "Bursztyn i Synowie",
    email: "faktury@bursztyn.example",
    accounts: ["6003377"],
    special: "firma (B2B): długa nazwa, ponad 30 faktur, korekta, bez ofert",
  },
  {
    login: "sm.jantar",
    title: "Spółdzielnia Mieszkaniowa „Jantar”",
    email: "biuro@sm-jantar.example",
    accounts: ["6100245"],
    special: "spółdzielnia z nadpłatą, bez ofert i subskrypcji",
  },
  {
    login: "crm.oliwa",
    title: "Hanna Oliwa",
    email: "hanna.oliwa@poczta.example",
    accounts: ["5200918"],
    special: "użytkownik CRM: bez usług i PIN-u dekodera",
  },
  {
    login: "rodo.kwiatkowska",
    title: "Julia Kwiatkowska",
    accounts: ["5304471"],
    special: "ograniczenia RODO: e-mail, telefon i dane osobowe",
  },
  {
    login: "zalegly.wrona",
    title: "Piotr Wrona",
    email: "piotr.wrona@poczta.example",
    accounts: ["5417806"],
    special: "zaległości: blokada i faktury po terminie",
  },
  {
    login: "windykacja.sowa",
    title: "Bartłomiej Sowa",
    email: "bartlomiej.sowa@poczta.example",
    accounts: ["5420093"],
    special: "windykacja prowadzona przez zewnętrzną firmę",
  },
  {
    login: "konta.lis",
    title: "Katarzyna Lis",
    email: "katarzyna.lis@poczta.example",
    accounts: ["5600321", "5600322", "6005610"],
    special: "trzy konta jednej osoby: mieszkanie, domek i firma",
  },
  {
    login: "kod.sikora",
    title: "Aleksandra Sikora",
    email: "aleksandra.sikora@poczta.example",
    accounts: ["5800412"],
    secondFactor: { phone: "601234214" },
    special: "po haśle podaje kod z SMS-a (jest niżej, wśród wysłanych)",
  },
  {
    login: "kod.czajka",
    title: "Tomasz Czajka",
    email: "tomasz.czajka@poczta.example",
    accounts: ["5800413"],
    secondFactor: { secret: "KJ2W4ZLTNFXGO5DPNZSXG43FMNZGK5A3" },
    special: "po haśle podaje kod z aplikacji (klucz do niej jest niżej)",
  },
  {
    login: "oferty.sroka",
    title: "Agnieszka Sroka",
    email: "agnieszka.sroka@poczta.example",
    accounts: ["5900217"],
    special: "wiele ofert: zwykła, za zgodą, przedłużenie, isobar, prośba o kontakt, i długa historia zamówień",
  },
  {
    login: "isobar.wilga",
    title: "Robert Wilga",
    email: "robert.wilga@poczta.example",
    accounts: ["5900218"],
    special: "tylko oferta isobar; komunikat po zalogowaniu i otwarta ankieta zadowolenia",
  },
  {
    login: "umowa.remiz",
    title: "Alicja Remiz",
    email: "alicja.remiz@poczta.example",
    accounts: ["5900219"],
    special: "tylko przedłużenie kończącej się umowy; bez innych ofert i bez zamówień",
  },
  {
    login: "wielki.dab",
    title: "Stanisław Dąb",
    email: "stanislaw.dab@poczta.example",
    accounts: ["7000001"],
    special: "bardzo duże konto: 110 usług, 5000 pozycji, 2000 wiadomości",
  },
];

/** Returns when each demo login was last used before this day. */
export function lastLoginBefore(today: IsoDay): WallTime {
  return `${addCalendarDays(today, -1)}T21:04:00`;
}
