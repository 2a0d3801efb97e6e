import { addCalendarDays } from "#kit/calendar/warsaw.ts";
import { consentsGiven, EMPTY_CUSTOMER, underContract } from "./defaults.ts";
import { interestNote } from "./interest-note.ts";
import { invoices, paidInvoices } from "./invoices.ts";
import type { AddressSeed } from "./product-seed.ts";
import type { SeedFactory } from "./seed.ts";
import { LIFT_PROMISE } from "../language/bot-pl.ts";

const ACCOUNT = "5417806";
const HOME: AddressSeed = {
  addressId: "A-5417806-1",
  street: "ul. Morska",
  houseNumber: "118",
  flatNumber: "44",
  zip: "81-216",
  city: "Gdynia",
  country: "Polska",
};

/** Customer in arrears: several overdue invoices, one of them partly paid, interest, suspended services. */
export const wrona: SeedFactory = ({ today }) => ({
  ...EMPTY_CUSTOMER,
  client: {
    customerType: "PRIVATE",
    firstName: "Piotr",
    lastName: "Wrona",
    email: "piotr.wrona@poczta.example",
    mobilePhone: "606332190",
    billingPhones: ["606332190"],
    bankAccountNumber: "22109010980000000154178060",
    contactDataEditable: true,
    contactDataVisible: true,
    blockade: {
      type: "arrears",
      message:
        `Twoje usługi przywrócimy ${LIFT_PROMISE}. ` +
        "Do tego czasu internet nie działa, a telefon tylko odbiera połączenia.",
    },
  },
  flags: { showChat: true },
  addresses: [HOME],
  products: underContract(`ABO/${ACCOUNT}/1`, { today, monthsAgo: 24 }, [
    {
      productId: `${ACCOUNT}-01`,
      category: "internet",
      status: "SUSPENDED",
      name: "Internet światłowodowy 600 Mb/s",
      productInfo: "600/100 Mb/s, router Wi-Fi",
      address: HOME,
      downlink: 600,
      uplink: 100,
      actualPrice: 5_900,
      blockade: "arrears",
      showDetails: true,
    },
    {
      productId: `${ACCOUNT}-02`,
      category: "television",
      status: "ACTIVE",
      name: "Telewizja Komfort",
      productInfo: "142 kanały, 1 dekoder",
      channels: 142,
      address: HOME,
      actualPrice: 6_400,
      showDetails: true,
    },
    {
      productId: `${ACCOUNT}-03`,
      category: "mobile_phone",
      status: "SUSPENDED",
      name: "Bez Limitu 30 GB",
      productInfo: "606 332 190",
      address: HOME,
      actualPrice: 2_900,
      blockade: "arrears",
      showDetails: true,
    },
  ]),
  contractTerms: [
    {
      contractNumber: `ABO/${ACCOUNT}/1`,
      number: "606332190",
      equipment: [
        { name: "Router WB-AX5400", after: "return", subsidy: 0, unreturnedCharge: 25_000 },
        { name: "Dekoder HD WB-310", after: "return", subsidy: 0, unreturnedCharge: 18_000 },
      ],
    },
  ],
  contact: {
    mobilePhones: ["606332190"],
    linePhones: [],
    mainEmail: "piotr.wrona@poczta.example",
    showChat: true,
  },
  consents: consentsGiven(new Set(["SURVEYS"])),
  entries: invoices(today, ACCOUNT, [
    { monthsAgo: 0, amount: 15_200, unpaid: 15_200, status: 2 },
    { monthsAgo: 1, amount: 15_200, unpaid: 15_200, status: 2 },
    { monthsAgo: 2, amount: 15_200, unpaid: 15_200, status: 2 },
    { monthsAgo: 3, amount: 15_200, unpaid: 7_000, status: 3 },
    interestNote(today, ACCOUNT, {
      monthsAgo: 0,
      late: [
        { monthsAgo: 1, unpaid: 15_200 },
        { monthsAgo: 2, unpaid: 15_200 },
        { monthsAgo: 3, unpaid: 7_000 },
      ],
    }),
    ...paidInvoices(4, 20, 15_200),
  ]),
  messages: [
    {
      title: "Przypomnienie o zapłacie",
      created: `${addCalendarDays(today, -3)}T08:00:00`,
      read: false,
      type: 1,
      module: "FINANCE",
      body: "<p>Cztery faktury czekają na zapłatę. Zapłać je w dziale Faktury.</p>",
    },
    {
      title: "Ograniczyliśmy usługi",
      created: `${addCalendarDays(today, -12)}T08:00:00`,
      read: true,
      type: 1,
      module: "FINANCE",
      body: `<p>Usługi wrócą ${LIFT_PROMISE}.</p>`,
    },
  ],
});
