import { addCalendarDays } from "#kit/calendar/warsaw.ts";
import { consentsGiven, EMPTY_CUSTOMER, underContract } from "./defaults.ts";
import { invoices, paidInvoices } from "./invoices.ts";
import type { AddressSeed } from "./product-seed.ts";
import type { SeedFactory } from "./seed.ts";

const ACCOUNT = "5420093";
const HOME: AddressSeed = {
  addressId: "A-5420093-1",
  street: "ul. Świętojańska",
  houseNumber: "53",
  flatNumber: "2",
  zip: "81-391",
  city: "Gdynia",
  country: "Polska",
};

/** Customer whose debt is collected by a company. */
export const sowa: SeedFactory = ({ today }) => ({
  ...EMPTY_CUSTOMER,
  client: {
    customerType: "PRIVATE",
    firstName: "Bartłomiej",
    lastName: "Sowa",
    email: "bartlomiej.sowa@poczta.example",
    mobilePhone: "608114520",
    bankAccountNumber: "34109010980000000154200930",
    contactDataEditable: true,
    contactDataVisible: true,
    blockade: {
      type: "vindication",
      message: "O spłacie i rozłożeniu na raty porozmawiasz z firmą windykacyjną: 22 555 01 10.",
      debtCollectionCompany: "Kancelaria Windykacyjna Rozrachunek sp. z o.o.",
    },
  },
  addresses: [HOME],
  products: underContract(`ABO/${ACCOUNT}/1`, { today, monthsAgo: 30 }, [
    {
      productId: `${ACCOUNT}-01`,
      category: "internet",
      status: "TERMINATED",
      name: "Internet światłowodowy 300 Mb/s",
      productInfo: "umowa rozwiązana",
      address: HOME,
      contractEnd: addCalendarDays(today, -40),
      actualPrice: 4_900,
      blockade: "vindication",
      showDetails: true,
    },
    {
      productId: `${ACCOUNT}-02`,
      category: "television",
      status: "INACTIVE",
      name: "Telewizja Podstawowa",
      productInfo: "wyłączona",
      address: HOME,
      contractEnd: addCalendarDays(today, -40),
      actualPrice: 3_900,
      blockade: "vindication",
      showDetails: true,
    },
  ]),
  terminations: [
    {
      contractNumber: `ABO/${ACCOUNT}/1`,
      submittedOn: addCalendarDays(today, -71),
      endsOn: addCalendarDays(today, -40),
      cost: 0,
      products: [],
    },
  ],
  contact: {
    mobilePhones: ["608114520"],
    linePhones: [],
    mainEmail: "bartlomiej.sowa@poczta.example",
  },
  consents: consentsGiven(new Set()),
  entries: invoices(today, ACCOUNT, [
    ...[2, 3, 4, 5, 6].map((monthsAgo) => ({ monthsAgo, amount: 8_800, unpaid: 8_800, status: 2 })),
    { monthsAgo: 1, amount: 2_157, unpaid: 2_157, status: 2, kind: "interest", series: `NO/${ACCOUNT}` },
    ...paidInvoices(7, 26, 8_800),
  ]),
  messages: [
    {
      title: "Przekazanie sprawy do windykacji",
      created: `${addCalendarDays(today, -38)}T08:00:00`,
      read: true,
      type: 1,
      module: "FINANCE",
      body:
        "<p>Sprawę prowadzi Kancelaria Windykacyjna Rozrachunek sp. z o.o., tel. 22 555 01 10.</p>" +
        "<p>Zanim zapłacisz, ustal z nią, komu i ile. Z nią porozmawiasz też o rozłożeniu długu na raty.</p>",
    },
  ],
});
