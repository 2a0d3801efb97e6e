import { addCalendarDays } from "#kit/calendar/warsaw.ts";
import { consentsGiven, EMPTY_CUSTOMER, underContract } from "./defaults.ts";
import { invoices, paidInvoices } from "./invoices.ts";
import type { AddressSeed } from "./product-seed.ts";
import type { SeedFactory } from "./seed.ts";

const ACCOUNT = "5304471";
const HOME: AddressSeed = {
  addressId: "A-5304471-1",
  street: "os. Słoneczne",
  houseNumber: "7",
  flatNumber: "31",
  zip: "84-230",
  city: "Rumia",
  country: "Polska",
};

/**
 * Customer who has objected to the use of e-mail, phone and personal data: no messages, no support requests (NAV-05).
 */
export const kwiatkowska: SeedFactory = ({ today }) => ({
  ...EMPTY_CUSTOMER,
  client: {
    customerType: "PRIVATE",
    firstName: "Julia",
    lastName: "Kwiatkowska",
    bankAccountNumber: "76109010980000000153044710",
    contactDataEditable: false,
    contactDataVisible: false,
    rodoRestrictionEmail: true,
    rodoRestrictionPhone: true,
    rodoRestrictionPersonalData: true,
    rodoRestrictionAddress: false,
  },
  flags: { showChat: false, showEInvoiceActivation: true },
  addresses: [HOME],
  products: underContract(`ABO/${ACCOUNT}/1`, { today, monthsAgo: 20 }, [
    {
      productId: `${ACCOUNT}-01`,
      category: "internet",
      status: "ACTIVE",
      name: "Internet światłowodowy 600 Mb/s",
      productInfo: "pobieranie 600 Mb/s, wysyłanie 100 Mb/s",
      address: HOME,
      downlink: 600,
      uplink: 100,
      hardware: [{ model: "Router WB-AX3000", serialNumber: "AX3000-25-044718" }],
      actualPrice: 5_900,
      showDetails: true,
    },
    {
      productId: `${ACCOUNT}-02`,
      category: "television",
      status: "ACTIVE",
      name: "Telewizja Podstawowa",
      productInfo: "86 kanałów",
      channels: 86,
      hardware: [{ model: "Dekoder WB-310", caCard: "0150 0061 4471", serialNumber: "WB310-25-0061447" }],
      address: HOME,
      actualPrice: 3_900,
      showDetails: true,
      showTvGuide: true,
      tvGuideId: "BASIC-86",
    },
  ]),
  contact: { mobilePhones: [], linePhones: [] },
  consents: consentsGiven(new Set()),
  entries: invoices(today, ACCOUNT, [
    { monthsAgo: 0, amount: 9_800, unpaid: 9_800, status: 2 },
    ...paidInvoices(1, 18, 9_800),
  ]),
  messages: [
    {
      title: "Potwierdzenie ograniczenia przetwarzania danych",
      created: `${addCalendarDays(today, -30)}T09:00:00`,
      read: false,
      type: 2,
      module: "RODO",
      rodoMessageId: "RODO-LIMIT",
      body: "<p>Nie używamy twojego adresu e-mail, telefonu ani danych osobowych.</p>",
    },
  ],
});
