import { workdayFrom } from "#kit/calendar/holidays.ts";
import { addCalendarDays, addToMonth, countDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { consentsGiven, EMPTY_CUSTOMER, onboarding, underContract } from "./defaults.ts";
import { invoices, issuedOn, paidInvoices, paymentReceived } from "./invoices.ts";
import { lisRequests } from "./lis-requests.ts";
import type { ClientSeed } from "./client-seed.ts";
import type { AddressSeed } from "./product-seed.ts";
import { LEGAL_LIMIT, MAX_LIMIT } from "./streaming.ts";
import type { SeedFactory } from "./seed.ts";

const FLAT: AddressSeed = {
  addressId: "A-5600321-1",
  street: "ul. Grunwaldzka",
  houseNumber: "211",
  flatNumber: "17",
  zip: "80-266",
  city: "Gdańsk",
  country: "Polska",
};
const COTTAGE: AddressSeed = {
  addressId: "A-5600322-1",
  houseNumber: "14",
  zip: "83-333",
  city: "Chmielno",
  country: "Polska",
};
const WORKSHOP: AddressSeed = {
  addressId: "A-6005610-1",
  street: "ul. Garncarska",
  houseNumber: "9",
  zip: "80-894",
  city: "Gdańsk",
  country: "Polska",
};

const PERSON = {
  firstName: "Katarzyna",
  lastName: "Lis",
  email: "katarzyna.lis@poczta.example",
  mobilePhone: "609450781",
  contactDataEditable: true,
  contactDataVisible: true,
} as const satisfies Partial<ClientSeed>;
const CONTACT = {
  mobilePhones: ["609450781"],
  linePhones: [],
  mainEmail: PERSON.email,
  showChat: true,
};

/** Age of the contract of the flat, months. */
const FLAT_MONTHS = 26;
/** First day of that contract and of Player. */
const flatDay = (today: IsoDay): IsoDay => `${addToMonth(today.slice(0, 7), -FLAT_MONTHS)}-01`;

/** First of three accounts of one person: her flat. */
export const lisHome: SeedFactory = ({ today, near }) => ({
  ...EMPTY_CUSTOMER,
  client: {
    ...PERSON,
    customerType: "PRIVATE",
    bankAccountNumber: "76109010980000000156003210",
    postAddress: FLAT,
    billingPhones: [PERSON.mobilePhone],
  },
  flags: { showChat: true, showTvnPlayerActivation: true, acceptedTOSTvnPlayer: true, showTvnPlayerCancel: true },
  addresses: [FLAT],
  products: underContract("ABO/5600321/1", { today, monthsAgo: FLAT_MONTHS }, [
    {
      productId: "5600321-01",
      category: "internet",
      status: "ACTIVE",
      name: "Internet światłowodowy 1 Gb/s",
      productInfo: "pobieranie 1000 Mb/s, wysyłanie 300 Mb/s",
      address: FLAT,
      downlink: 1000,
      uplink: 300,
      actualPrice: 6_900,
      showDetails: true,
    },
    {
      productId: "5600321-02",
      category: "mobile_phone",
      status: "ACTIVE",
      name: "Bez Limitu 60 GB",
      productInfo: "609 450 781",
      contractNumber: "MOB/5600321/1",
      address: FLAT,
      actualPrice: 3_500,
      showDetails: true,
    },
  ]),
  streaming: {
    limit: LEGAL_LIMIT,
    isLimitChosen: false,
    maxLimit: MAX_LIMIT,
    consentOn: flatDay(today),
    services: [
      {
        service: "player",
        productId: "5600321-03",
        state: "ACTIVE",
        since: flatDay(today),
        termsOn: flatDay(today),
      },
    ],
  },
  // Another operator takes the number over.
  contractTerms: [
    { contractNumber: "MOB/5600321/1", number: "609450781", portingOn: workdayFrom(addCalendarDays(today, 12)) },
  ],
  premiumNumbers: [{ productId: "5600321-02", limit: 10_000, messages: 0, callsBlocked: true, messagesBlocked: false }],
  contact: CONTACT,
  consents: consentsGiven(new Set(["MARKETING_EMAIL", "E_INVOICE"])),
  requests: lisRequests(near),
  entries: invoices(today, "5600321", [
    { monthsAgo: 0, amount: 13_400, unpaid: 13_400, status: 2 },
    ...paidInvoices(1, 2, 13_400),
    ...paidInvoices(3, 3, 17_600, {
      items: [{ kind: "usage", serviceId: "5600321-02", name: "SMS-y Premium", gross: 4_200, quantity: "14 szt." }],
    }),
    ...paidInvoices(4, 15, 13_400),
  ]),
  messages: [
    {
      title: "Faktura za mieszkanie jest gotowa",
      created: `${addCalendarDays(today, -4)}T06:30:00`,
      read: false,
      type: 1,
      module: "FINANCE",
      invoicePeriod: issuedOn(today, 0).slice(0, 7),
      body: "<p>Faktura na kwotę 134,00 zł czeka w dziale Faktury.</p>",
    },
  ],
  onboarding: onboarding(["setTheme", "eInvoiceActivate"], addCalendarDays(today, 90)),
});

/** Her cottage: an address without a street, everything paid. */
export const lisCottage: SeedFactory = ({ today }) => ({
  ...EMPTY_CUSTOMER,
  client: { ...PERSON, customerType: "PRIVATE", bankAccountNumber: "97109010980000000156003220", postAddress: FLAT },
  flags: { showChat: true },
  addresses: [COTTAGE],
  products: underContract("MOB/5600322/1", { today: issuedOn(today, 0), monthsAgo: 10 }, [
    {
      productId: "5600322-01",
      category: "mobile_internet",
      status: "ACTIVE",
      name: "Internet mobilny 5G 100 GB",
      productInfo: "router w cenie",
      address: COTTAGE,
      actualPrice: 4_500,
      showDetails: true,
    },
  ]),
  contact: CONTACT,
  consents: consentsGiven(new Set(["E_INVOICE"])),
  entries: invoices(today, "5600322", paidInvoices(0, 10, 4_500)),
});

/** Returns the day on which she pays the invoice of a month. */
const paidOn = (today: IsoDay, monthsAgo: number): IsoDay => addCalendarDays(issuedOn(today, monthsAgo), 10);

/** Her pottery, a company: no offers, no subscriptions. */
export const lisCompany: SeedFactory = ({ today }) => ({
  ...EMPTY_CUSTOMER,
  client: {
    ...PERSON,
    customerType: "BUSINESS",
    companyName: "Pracownia Ceramiki Katarzyna Lis",
    taxId: "9570112233",
    bankAccountNumber: "74109010980000000160056100",
    postAddress: WORKSHOP,
  },
  addresses: [WORKSHOP],
  products: underContract("B2B/6005610/1", { today, monthsAgo: 14 }, [
    {
      productId: "6005610-01",
      category: "internet",
      status: "ACTIVE",
      name: "Internet dla firm 600 Mb/s",
      productInfo: "stały adres IP",
      address: WORKSHOP,
      downlink: 600,
      uplink: 300,
      actualPrice: 12_177,
      showDetails: true,
    },
  ]),
  contact: CONTACT,
  consents: consentsGiven(new Set(["E_INVOICE"])),
  entries: [
    ...invoices(today, "6005610", [
      { monthsAgo: 0, amount: 12_177, unpaid: 12_177, status: 2 },
      { monthsAgo: 1, amount: 12_177, unpaid: 2_177, status: 3 },
      ...paidInvoices(2, 11, 12_177),
      // Issued today outside the register: it gets its number on the next working day.
      {
        monthsAgo: 2,
        daysLater: countDays(issuedOn(today, 2), today),
        amount: -2_000,
        kind: "correction",
        series: "FK/6005610",
        isKsefOffline: true,
      },
    ]),
    // With the correction, 100,00 zł of the invoice before the newest is settled.
    ...Array.from({ length: 11 }, (_, index) =>
      paymentReceived(today, "6005610", countDays(paidOn(today, index + 1), today), index === 0 ? 8_000 : 12_177),
    ),
  ],
});
