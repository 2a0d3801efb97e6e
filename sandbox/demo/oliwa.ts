import { addCalendarDays } from "#kit/calendar/warsaw.ts";
import { consentsGiven, EMPTY_CUSTOMER, onboarding, underContract } from "./defaults.ts";
import { invoices, issuedOn, paidInvoices } from "./invoices.ts";
import type { AddressSeed } from "./product-seed.ts";
import type { SeedFactory } from "./seed.ts";

const ACCOUNT = "5200918";
const HOME: AddressSeed = {
  addressId: "A-5200918-1",
  street: "ul. Opata Jacka Rybińskiego",
  houseNumber: "22",
  flatNumber: "5",
  zip: "80-320",
  city: "Gdańsk",
  country: "Polska",
};

/** CRM user: everything but services and the decoder's PIN (NAV-06). */
export const oliwa: SeedFactory = ({ today, near }) => ({
  ...EMPTY_CUSTOMER,
  client: {
    customerType: "PRIVATE",
    firstName: "Hanna",
    lastName: "Oliwa",
    email: "hanna.oliwa@poczta.example",
    mobilePhone: "605771204",
    bankAccountNumber: "09109010980000000152009180",
    postAddress: HOME,
    contactDataEditable: true,
    contactDataVisible: true,
  },
  flags: { showChat: true, showIsobar: true },
  addresses: [HOME],
  products: underContract(`ABO/${ACCOUNT}/1`, { today, monthsAgo: 18 }, [
    {
      productId: `${ACCOUNT}-01`,
      category: "tv_smart",
      status: "ACTIVE",
      name: "Telewizja Smart",
      productInfo: "98 kanałów w aplikacji",
      channels: 98,
      address: HOME,
      actualPrice: 4_500,
      showDetails: true,
    },
    {
      productId: `${ACCOUNT}-02`,
      category: "internet",
      status: "ACTIVE",
      name: "Internet światłowodowy 300 Mb/s",
      productInfo: "pobieranie 300 Mb/s, wysyłanie 50 Mb/s",
      address: HOME,
      downlink: 300,
      uplink: 50,
      actualPrice: 4_900,
      showDetails: true,
    },
  ]),
  contact: {
    mobilePhones: ["605771204"],
    linePhones: [],
    mainEmail: "hanna.oliwa@poczta.example",
    showChat: true,
  },
  consents: consentsGiven(new Set(["MARKETING_EMAIL", "MARKETING_PHONE", "PROFILING"])),
  entries: invoices(today, ACCOUNT, [
    { monthsAgo: 0, amount: 9_400, unpaid: 9_400, status: 2 },
    { monthsAgo: 1, amount: 9_400, status: 0 },
    ...paidInvoices(2, 16, 9_400),
  ]),
  messages: [
    {
      title: "Faktura jest gotowa",
      created: `${addCalendarDays(today, -4)}T06:30:00`,
      read: true,
      type: 1,
      module: "FINANCE",
      invoicePeriod: issuedOn(today, 0).slice(0, 7),
      body: "<p>Faktura na kwotę 94,00 zł czeka w dziale Faktury.</p>",
    },
  ],
  offers: [
    {
      offerId: "119003",
      processNumber: `${addCalendarDays(near, -2).slice(0, 4)}/119003`,
      title: "Internet 1 Gb/s",
      addressId: HOME.addressId,
      status: 0,
      registrationDate: addCalendarDays(near, -2),
      offerExpirationDate: addCalendarDays(near, 12),
      products: [
        {
          name: "Internet światłowodowy 1 Gb/s",
          category: "internet",
          commitmentPeriod: 24,
          downlink: 1000,
          uplink: 300,
          prices: [{ validFrom: near, price: 6_500 }],
        },
      ],
    },
  ],
  onboarding: onboarding(["setTheme"], addCalendarDays(today, 120)),
});
