import { addCalendarDays, addCalendarMonths, type IsoDay } from "#kit/calendar/warsaw.ts";
import { assemblyDay, monthEndFrom, resignationDay } from "./brzezinska-products.ts";
import { datePlaceholder } from "../calendar/date-placeholders.ts";
import type { MessageSeed, OutageSeed } from "./message-seed.ts";

const ORDINARY = 1;
const RODO = 2;
/** Type of a message that lists never show (MSG-01). */
const POPUP = 3;

/** Messages of the design, and one of the type that lists never show. */
export function brzezinskaMessages(today: IsoDay): readonly MessageSeed[] {
  const night = addCalendarDays(today, 4);
  const morning = addCalendarDays(today, 5);
  const invoiced = addCalendarDays(today, -4);
  const channels = `${String(Number(today.slice(0, 4)) + 1)}-01-01`;
  const assembly = assemblyDay(today);
  return [
    {
      title: `Prace w nocy z ${datePlaceholder(night, "d")} na ${datePlaceholder(morning, "d MMMM")}`,
      created: `${addCalendarDays(today, -1)}T09:12:00`,
      read: false,
      type: ORDINARY,
      module: "NETWORK",
      body:
        `<p>W nocy z ${datePlaceholder(night, "d")} na ${datePlaceholder(morning, "d MMMM")}, ` +
        "<strong>od 1:00 do 5:00</strong>, wymienimy urządzenia w węźle Gdańsk Chełm. " +
        "W tym czasie internet i telewizja przy ul. gen. " +
        "Władysława Andersa 14 m. 8 mogą nie działać przez około 40 minut.</p><p>Niczego nie musisz robić. " +
        "Jeśli po 5:00 usługa nie wróci, wyłącz router z prądu na 30 sekund i włącz go ponownie. " +
        `Gdy to nie pomoże, napisz na czacie albo zadzwoń: <a href="tel:+48583007001">58 300 70 01</a>.</p>` +
        "<p>Telefony komórkowe i internet mobilny będą działać bez przerwy.</p>",
    },
    {
      title: "Potwierdzenie wypowiedzenia umowy TEL/0198812/19",
      created: `${resignationDay(today)}T10:24:00`,
      read: true,
      type: ORDINARY,
      module: "SERVICES",
      body:
        "<p>Przyjęliśmy wypowiedzenie umowy o usługę Telefon stacjonarny Rozmowy Krajowe, numer 58 301 22 47. " +
        `Telefon będzie działać do ${datePlaceholder(monthEndFrom(today, 1), "dmy")}, ostatniego dnia umowy.</p>`,
    },
    {
      title: `Faktura za ${datePlaceholder(invoiced, "LLLL")} jest gotowa`,
      created: `${invoiced}T06:30:00`,
      read: false,
      type: ORDINARY,
      module: "FINANCE",
      invoicePeriod: invoiced.slice(0, 7),
      body:
        `<p>Faktura za ${datePlaceholder(invoiced, "LLLL")} ${datePlaceholder(invoiced, "yyyy")} na kwotę 223,70 ` +
        `zł czeka w dziale Faktury. Termin płatności: ${datePlaceholder(addCalendarDays(invoiced, 14), "dmy")}.</p>`,
    },
    {
      title: `Zmiana listy kanałów od ${datePlaceholder(channels, "d MMMM")} ${datePlaceholder(channels, "yyyy")}`,
      created: `${addCalendarDays(today, -8)}T11:05:00`,
      read: false,
      type: ORDINARY,
      module: "TV",
      body:
        "<p>Do pakietu Premium dołączą dwa kanały, jeden zmieni numer:</p><ul><li>Antena HD, numer 61</li>" +
        "<li>Nowa TV HD, numer 62</li><li>Stopklatka HD, nowy numer 48</li></ul><p>Cena się nie zmieni.</p>",
    },
    {
      title: `Termin montażu w Żukowie: ${datePlaceholder(assembly, "dmy")}, 8:00–12:00`,
      created: `${addCalendarDays(today, -8)}T10:41:00`,
      read: true,
      type: ORDINARY,
      module: "SERVICES",
      productId: "4127830-08",
      body:
        "<p>Technik zadzwoni godzinę przed przyjazdem. " +
        "Montaż trwa około dwóch godzin i wymaga dostępu do gniazdka z prądem.</p>",
    },
    {
      title: "Informacja o przetwarzaniu danych osobowych",
      created: `${addCalendarDays(today, -37)}T08:00:00`,
      validFrom: addCalendarDays(today, -37),
      read: true,
      type: RODO,
      module: "RODO",
      rodoMessageId: "RODO-2026",
      body:
        "<p>Zmieniliśmy treść informacji o tym, jak przetwarzamy twoje dane. " +
        'Znajdziesz ją w dziale <a href="/regulations">Regulaminy</a>.</p>',
    },
    {
      title: "Komunikat okienkowy",
      created: `${addCalendarMonths(today, -1)}T08:00:00`,
      read: false,
      type: POPUP,
      module: "POPUP",
      body: "<p>Ten komunikat jest okienkiem i nie należy do listy wiadomości.</p>",
    },
  ];
}

/** Current outage of the television. */
export function brzezinskaOutages(near: IsoDay): readonly OutageSeed[] {
  return [
    {
      outageId: "AW-20261",
      title: "Awaria telewizji przy ul. gen. Władysława Andersa 14",
      body: "Naprawiamy ją.",
      addressId: "A-4127830-1",
      startsAt: `${near}T07:40:00`,
      plannedEnd: `${near}T18:00:00`,
      services: ["Telewizja Premium"],
      news: [
        { at: `${near}T07:55:00`, text: "Mamy zgłoszenia z twojego budynku. Szukamy przyczyny." },
        {
          at: `${near}T08:30:00`,
          text: "Uszkodzony jest wzmacniacz w piwnicy. Ekipa jest w drodze.",
          plannedEnd: `${near}T14:00:00`,
        },
        {
          at: `${near}T09:10:00`,
          text: "Część przyjedzie z magazynu w Gdyni, dlatego potrzebujemy więcej czasu.",
          plannedEnd: `${near}T18:00:00`,
        },
      ],
    },
  ];
}
