import { addCalendarDays, lastDayOf, type IsoDay } from "#kit/calendar/warsaw.ts";
import { consentsGiven, EMPTY_CUSTOMER, underContract } from "./defaults.ts";
import { interestNote } from "./interest-note.ts";
import { invoices, issuedOn, paidInvoices, type InvoiceRow } from "./invoices.ts";
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

/** Last day of the contract: that of the final invoice, the one before the newest of other customers. */
const endDay = (today: IsoDay): IsoDay => issuedOn(today, 1);

const SERVICES = [
  { id: `${ACCOUNT}-01`, name: "Internet światłowodowy 300 Mb/s", price: 4_900 },
  { id: `${ACCOUNT}-02`, name: "Telewizja Podstawowa", price: 3_900 },
] as const;

/** Returns the final invoice: the services up to the last day of the contract. */
function finalInvoice(today: IsoDay): InvoiceRow {
  const toDay = Number(endDay(today).slice(8));
  const days = Number(lastDayOf(endDay(today).slice(0, 7)).slice(8));
  const items = SERVICES.map(({ id, name, price }) => ({
    kind: "subscription",
    serviceId: id,
    name,
    gross: Math.round((price * toDay) / days),
    fromDay: 1,
    toDay,
  }));
  const amount = items.reduce((sum, { gross }) => sum + gross, 0);
  return { monthsAgo: 1, amount, unpaid: amount, status: 2, charged: [], items };
}

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
      productId: SERVICES[0].id,
      category: "internet",
      status: "TERMINATED",
      name: SERVICES[0].name,
      productInfo: "umowa rozwiązana",
      address: HOME,
      contractEnd: endDay(today),
      actualPrice: SERVICES[0].price,
      blockade: "vindication",
      showDetails: true,
    },
    {
      productId: SERVICES[1].id,
      category: "television",
      status: "INACTIVE",
      name: SERVICES[1].name,
      productInfo: "wyłączona",
      address: HOME,
      contractEnd: endDay(today),
      actualPrice: SERVICES[1].price,
      blockade: "vindication",
      showDetails: true,
    },
  ]),
  terminations: [
    {
      contractNumber: `ABO/${ACCOUNT}/1`,
      submittedOn: addCalendarDays(today, -71),
      endsOn: endDay(today),
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
    finalInvoice(today),
    ...[2, 3, 4, 5, 6].map((monthsAgo) => ({ monthsAgo, amount: 8_800, unpaid: 8_800, status: 2 })),
    interestNote(today, ACCOUNT, {
      monthsAgo: 1,
      late: [2, 3, 4, 5, 6].map((monthsAgo) => ({ monthsAgo, unpaid: 8_800 })),
    }),
    ...paidInvoices(7, 26, 8_800),
  ]),
  messages: [
    {
      title: "Przekazanie sprawy do windykacji",
      created: `${addCalendarDays(today, -30)}T08:00:00`,
      read: true,
      type: 1,
      module: "FINANCE",
      body:
        "<p>Sprawę prowadzi Kancelaria Windykacyjna Rozrachunek sp. z o.o., tel. 22 555 01 10.</p>" +
        "<p>Zanim zapłacisz, ustal z nią, komu i ile. Z nią porozmawiasz też o rozłożeniu długu na raty.</p>",
    },
  ],
});
