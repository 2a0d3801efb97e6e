import { addCalendarDays, addCalendarMonths, type IsoDay } from "#kit/calendar/warsaw.ts";
import { datePlaceholder } from "../calendar/date-placeholders.ts";
import { PRICE_NOTICE } from "./documents.ts";
import { consentsGiven, EMPTY_CUSTOMER, underContract } from "./defaults.ts";
import { invoices, issuedOn, paidInvoices } from "./invoices.ts";
import type { AddressSeed } from "./product-seed.ts";
import type { SeedFactory } from "./seed.ts";
import { isobar } from "./sroka-offers.ts";

const LODGE: AddressSeed = {
  addressId: "A-5900218-1",
  street: "ul. Leśna",
  houseNumber: "2",
  zip: "84-230",
  city: "Rumia",
  country: "Polska",
};

/** Message about the new price list of services, with the content of its notice. */
const newPrices = (today: IsoDay): string => {
  const { changes, exit, basis } = PRICE_NOTICE;
  const from = datePlaceholder(`${Number(today.slice(0, 4)) + 1}-01-01`, "dmy");
  const list = changes.map(({ name, before, after }) => `${name}: było ${before}, będzie ${after}.`).join(" ");
  return (
    `<p>Od ${from} zmieniamy cennik usług serwisowych. ${list}</p><p>${exit} Podstawa: ${basis}.</p>` +
    '<p><a href="/regulations">Zobacz nowy cennik</a></p>'
  );
};

/**
 * Customer with only the isobar offer, which alone opens the page of offers (OFFER-01). Sees a message after login and
 * the satisfaction survey (SITE-04).
 */
export const wilga: SeedFactory = ({ today, near }) => ({
  ...EMPTY_CUSTOMER,
  client: {
    customerType: "PRIVATE",
    firstName: "Robert",
    lastName: "Wilga",
    email: "robert.wilga@poczta.example",
    mobilePhone: "604118730",
    bankAccountNumber: "47109010980000000059002180",
    postAddress: LODGE,
    contactDataEditable: true,
    contactDataVisible: true,
  },
  flags: {
    showIsobar: true,
    popupMessage: newPrices(today),
    showSatisfactionSurvey: true,
    expandSatisfactionSurvey: true,
  },
  addresses: [LODGE],
  products: underContract("ABO/5900218/1", { today: issuedOn(today, 0), monthsAgo: 8 }, [
    {
      productId: "5900218-01",
      category: "internet",
      status: "ACTIVE",
      name: "Internet światłowodowy 300 Mb/s",
      productInfo: "pobieranie 300 Mb/s, wysyłanie 50 Mb/s",
      address: LODGE,
      downlink: 300,
      uplink: 50,
      actualPrice: 4_900,
      showDetails: true,
    },
  ]),
  contact: {
    mobilePhones: ["604118730"],
    linePhones: [],
    mainEmail: "robert.wilga@poczta.example",
  },
  consents: consentsGiven(new Set(["E_INVOICE"]), {
    PROFILING: { at: `${addCalendarMonths(today, -2)}T10:15:00`, by: "PHONE" },
  }),
  chats: [
    {
      login: "isobar.wilga",
      email: "robert.wilga@poczta.example",
      topic: "SALE",
      at: `${addCalendarMonths(today, -1)}T16:40:00`,
      transcript: [
        ["BOT", "Dzień dobry, w czym mogę pomóc?"],
        ["CUSTOMER", "Kiedy kończy się moja umowa?"],
        ["BOT", "Termin znajdziesz w dziale Usługi."],
      ],
    },
  ],
  entries: invoices(today, "5900218", paidInvoices(0, 8, 4_900)),
  messages: [
    {
      title: "Zawiadomienie o zmianie cennika",
      created: `${addCalendarDays(today, -1)}T10:00:00`,
      read: false,
      type: 1,
      body: newPrices(today),
    },
  ],
  offers: [{ ...isobar("122001", near, "Telefon do internetu za połowę ceny"), addressId: LODGE.addressId }],
});
