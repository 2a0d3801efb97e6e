import { lastDayOf, addToMonth, addCalendarMonths } from "#kit/calendar/warsaw.ts";
import { consentsGiven, CONTRACT_NOTICES, EMPTY_CUSTOMER, onboarding } from "./defaults.ts";
import { depositEntrySeed, invoices, issuedOn, paidInvoices, paymentReceived } from "./invoices.ts";
import type { AddressSeed, ProductSeed } from "./product-seed.ts";
import type { SeedFactory } from "./seed.ts";

const ACCOUNT = "6003377";
const OFFICE: AddressSeed = {
  addressId: "A-6003377-1",
  street: "ul. Marynarki Polskiej",
  houseNumber: "163A",
  zip: "80-868",
  city: "Gdańsk",
  country: "Polska",
};
const STORE: AddressSeed = {
  addressId: "A-6003377-2",
  street: "ul. Hutnicza",
  houseNumber: "40",
  flatNumber: "lok. 12",
  zip: "81-061",
  city: "Gdynia",
  country: "Polska",
};

/** Commitment of the contract, months. */
const COMMITMENT_MONTHS = 48;

function products(today: string): readonly ProductSeed[] {
  const from = `${addToMonth(today.slice(0, 7), -37)}-01`;
  const until = lastDayOf(addToMonth(today.slice(0, 7), -37 + COMMITMENT_MONTHS - 1));
  const common = {
    status: "ACTIVE",
    mainProduct: true,
    contractStart: from,
    commitmentFrom: from,
    commitmentTo: until,
    contractNumber: "B2B/6003377/1",
    showDetails: true,
  } as const;
  return [
    {
      ...common,
      productId: `${ACCOUNT}-01`,
      category: "internet",
      name: "Łącze symetryczne dla firm 2 Gb/s z gwarancją naprawy w 4 godziny",
      productInfo: "pobieranie 2000 Mb/s, wysyłanie 2000 Mb/s, stały adres IP",
      address: OFFICE,
      downlink: 2000,
      uplink: 2000,
      actualPrice: 89_900,
      showHardware: true,
      hardware: [{ model: "Router WB-PRO10G", serialNumber: "PRO10G-24-000812" }],
    },
    {
      ...common,
      productId: `${ACCOUNT}-02`,
      category: "phone",
      name: "Centrala wirtualna, 24 numery",
      productInfo: "58 760 12 00 do 58 760 12 23",
      address: OFFICE,
      actualPrice: 24_000,
    },
    {
      ...common,
      productId: `${ACCOUNT}-03`,
      category: "mobile_phone",
      name: "Flota 18 telefonów",
      productInfo: "Firma Bez Limitu 100 GB",
      address: OFFICE,
      actualPrice: 71_820,
    },
    {
      ...common,
      productId: `${ACCOUNT}-04`,
      category: "assistance",
      name: "Opieka informatyczna",
      productInfo: "reakcja do 2 godzin w dni robocze",
      address: OFFICE,
      actualPrice: 19_900,
    },
    {
      ...common,
      productId: `${ACCOUNT}-05`,
      category: "internet",
      name: "Internet światłowodowy 1 Gb/s dla firm",
      productInfo: "pobieranie 1000 Mb/s, wysyłanie 500 Mb/s",
      address: STORE,
      downlink: 1000,
      uplink: 500,
      actualPrice: 14_900,
    },
    {
      ...common,
      productId: `${ACCOUNT}-06`,
      category: "devices",
      name: "Terminal płatniczy",
      productInfo: "dzierżawa, 2 sztuki",
      address: STORE,
      actualPrice: 7_800,
    },
  ];
}

/** Company with a long name, three years of invoices, a correction and no offers (OFFER-01). */
export const bursztyn: SeedFactory = ({ today }) => ({
  ...EMPTY_CUSTOMER,
  client: {
    customerType: "BUSINESS",
    companyName:
      "Bursztyn i Synowie Przedsiębiorstwo Handlowo-Usługowe " +
      "spółka z ograniczoną odpowiedzialnością spółka komandytowa",
    taxId: "5842751979",
    email: "faktury@bursztyn.example",
    phone: "587601200",
    mobilePhone: "604990118",
    bankAccountNumber: "32109010980000000160033770",
    proxy: "Ryszard Bursztyn",
    proxyPersonalId: "68031448710",
    coOwner: "Bursztyn Nieruchomości sp. z o.o.",
    coOwnerTaxId: "5840133786",
    postAddress: OFFICE,
    billingAddress: OFFICE,
    invoiceRecipient: "Biuro Rachunkowe Saldo Maria Kropidłowska",
    invoiceRecipientAddress: STORE,
    billingPhones: ["587601200"],
    contactDataEditable: true,
    contactDataVisible: true,
  },
  flags: { showChat: true, showNetflixActivation: true, showSatisfactionSurvey: true },
  addresses: [OFFICE, STORE],
  products: products(today),
  contractTerms: [
    {
      contractNumber: "B2B/6003377/1",
      relief: 1_440_000,
      equipment: [
        { name: "Router WB-PRO10G", after: "return", subsidy: 0, unreturnedCharge: 90_000 },
        { name: "Terminal płatniczy nr 1", after: "return", subsidy: 0, unreturnedCharge: 30_000 },
        { name: "Terminal płatniczy nr 2", after: "return", subsidy: 0, unreturnedCharge: 30_000 },
      ],
    },
  ],
  contact: {
    mobilePhones: ["604990118"],
    linePhones: ["587601200"],
    mainEmail: "faktury@bursztyn.example",
    documentSendEmail: "faktury@bursztyn.example",
    showChat: true,
  },
  consents: [...consentsGiven(new Set(["E_INVOICE", "MARKETING_EMAIL"])), CONTRACT_NOTICES],
  entries: [
    ...invoices(today, ACCOUNT, [
      { monthsAgo: 0, amount: 228_320, unpaid: 228_320, status: 2 },
      {
        monthsAgo: 1,
        amount: 1_187_430,
        unpaid: 1_187_430,
        status: 4,
        items: [
          {
            kind: "one-time",
            serviceId: `${ACCOUNT}-03`,
            name: "Zakup 18 telefonów",
            gross: 959_110,
            quantity: "18 szt.",
          },
        ],
      },
      ...paidInvoices(2, 35, 228_320),
      { monthsAgo: 2, daysLater: 5, amount: -12_000, kind: "correction", series: `FK/${ACCOUNT}` },
    ]),
    ...[2, 3, 4, 5].map((monthsAgo) =>
      paymentReceived(today, ACCOUNT, 30 * monthsAgo - 10, monthsAgo === 2 ? 216_320 : 228_320),
    ),
    depositEntrySeed(today, ACCOUNT, 25, 50_000),
    paymentReceived(today, ACCOUNT, 24, 50_000),
  ],
  messages: [
    {
      title: "Faktura zbiorcza dla 18 numerów telefonów komórkowych i 24 numerów centrali wirtualnej",
      created: `${issuedOn(today, 0)}T07:15:00`,
      read: false,
      type: 1,
      module: "FINANCE",
      body: "<p>Zestawienie połączeń dołączyliśmy do faktury.</p>",
    },
    {
      title: "Nowy opiekun twojej firmy",
      created: `${addCalendarMonths(today, -2)}T12:00:00`,
      read: true,
      type: 1,
      module: "SERVICES",
      body: "<p>Od tego miesiąca pomaga ci Anna Zielińska-Wójtowicz, tel. 58 300 70 44.</p>",
    },
  ],
  onboarding: onboarding(["personalDataConfirm", "eInvoiceActivate"], addCalendarMonths(today, 8)),
});
