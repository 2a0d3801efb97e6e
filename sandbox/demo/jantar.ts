import { lastDayOf, addToMonth, addCalendarDays } from "#kit/calendar/warsaw.ts";
import { consentsGiven, EMPTY_CUSTOMER } from "./defaults.ts";
import { invoices, paidInvoices, paymentReceived } from "./invoices.ts";
import type { AddressSeed, ProductSeed } from "./product-seed.ts";
import type { SeedFactory } from "./seed.ts";

const ACCOUNT = "6100245";
const BLOCKS: readonly AddressSeed[] = ["2", "4", "6"].map((houseNumber) => ({
  addressId: `A-${ACCOUNT}-${houseNumber}`,
  street: "ul. Jantarowa",
  houseNumber,
  zip: "81-187",
  city: "Gdynia",
  country: "Polska",
}));

/** Formats a number of flats: "48 mieszkań", "72 mieszkania". */
function flatsText(count: number): string {
  const [tens, ones] = [Math.floor(count / 10) % 10, count % 10];
  return `${count} ${tens !== 1 && ones >= 2 && ones <= 4 ? "mieszkania" : "mieszkań"}`;
}

function products(today: string): readonly ProductSeed[] {
  const from = `${addToMonth(today.slice(0, 7), -70)}-01`;
  return BLOCKS.map((address, index) => ({
    productId: `${ACCOUNT}-0${index + 1}`,
    category: "television",
    status: "ACTIVE",
    name: `Telewizja zbiorcza Jantar, budynek ${address.houseNumber}`,
    productInfo: `${flatsText(48 + index * 12)}, 62 kanały`,
    channels: 62,
    address,
    mainProduct: true,
    contractStart: from,
    contractEnd: lastDayOf(addToMonth(today.slice(0, 7), 14)),
    contractNumber: "SM/6100245/20",
    actualPrice: 48_000 + index * 12_000,
    showDetails: true,
    showHardware: true,
    hardware: [
      {
        model: "Dekoder HD WB-310",
        caCard: `0150 0031 740${index + 1}`,
        serialNumber: `WB310-19-${ACCOUNT.slice(-3)}000${index + 1}`,
      },
    ],
  }));
}

/** Housing cooperative with an overpayment. */
export const jantar: SeedFactory = ({ today }) => ({
  ...EMPTY_CUSTOMER,
  client: {
    customerType: "COOPERATIVE",
    companyName: "Spółdzielnia Mieszkaniowa „Jantar”",
    taxId: "5861020304",
    email: "biuro@sm-jantar.example",
    phone: "586200245",
    bankAccountNumber: "73109010980000000161002450",
    billingPhones: [],
    contactDataEditable: false,
    contactDataVisible: true,
  },
  overpayment: 18_650,
  addresses: BLOCKS,
  products: products(today),
  contact: {
    mobilePhones: [],
    linePhones: ["586200245"],
    mainEmail: "biuro@sm-jantar.example",
    documentSendEmail: "biuro@sm-jantar.example",
  },
  consents: consentsGiven(new Set(["E_INVOICE"])),
  entries: [
    ...invoices(today, ACCOUNT, paidInvoices(0, 23, 180_000)),
    paymentReceived(today, ACCOUNT, 2, 198_650),
    paymentReceived(today, ACCOUNT, 33, 180_000),
  ],
  messages: [
    {
      title: "Przegląd instalacji w budynkach przy ul. Jantarowej",
      created: `${addCalendarDays(today, -9)}T10:00:00`,
      read: false,
      type: 1,
      module: "NETWORK",
      body: "<p>Prosimy o dostęp do piwnic w dniach przeglądu. O godzinach powiadomimy osobno.</p>",
    },
    {
      title: "Informacja o przetwarzaniu danych osobowych",
      created: `${addCalendarDays(today, -12)}T08:00:00`,
      validFrom: addCalendarDays(today, -12),
      read: false,
      type: 2,
      module: "RODO",
      rodoMessageId: "RODO-2026",
      body:
        "<p>Zmieniliśmy treść informacji o tym, jak przetwarzamy dane osób, które reprezentują klienta. " +
        'Znajdziesz ją w dziale <a href="/regulations">Regulaminy</a>.</p>',
    },
  ],
});
