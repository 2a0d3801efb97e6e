import { addCalendarDays, addToMonth, lastDayOf } from "#kit/calendar/warsaw.ts";
import { BEST_TARIFFS } from "./best-tariffs.ts";
import { consentsGiven, EMPTY_CUSTOMER } from "./defaults.ts";
import { invoices, issuedOn, paidInvoices } from "./invoices.ts";
import type { AddressSeed } from "./product-seed.ts";
import type { SeedFactory } from "./seed.ts";
import { extensionOffer } from "./sroka-offers.ts";

const FLAT: AddressSeed = {
  addressId: "A-5900219-1",
  street: "ul. Morska",
  houseNumber: "118",
  flatNumber: "7",
  zip: "81-225",
  city: "Gdynia",
  country: "Polska",
};

/** Length of the contract, whose last month is that of the newest invoice. */
const COMMITMENT_MONTHS = 24;

/** Customer whose only offer extends her contract: it alone opens the page of offers (OFFER-01). */
export const remiz: SeedFactory = ({ today, near }) => {
  const month = issuedOn(today, 0).slice(0, 7);
  const [start, end] = [`${addToMonth(month, 1 - COMMITMENT_MONTHS)}-01`, lastDayOf(month)];
  return {
    ...EMPTY_CUSTOMER,
    client: {
      customerType: "PRIVATE",
      firstName: "Alicja",
      lastName: "Remiz",
      email: "alicja.remiz@poczta.example",
      mobilePhone: "605220914",
      bankAccountNumber: "68109010980000000059002190",
      postAddress: FLAT,
      contactDataEditable: true,
      contactDataVisible: true,
    },
    addresses: [FLAT],
    products: [
      {
        productId: "5900219-01",
        category: "internet",
        status: "ACTIVE",
        name: "Internet światłowodowy 1 Gb/s",
        productInfo: "pobieranie 1000 Mb/s, wysyłanie 300 Mb/s",
        address: FLAT,
        downlink: 1000,
        uplink: 300,
        contractStart: start,
        commitmentFrom: start,
        commitmentTo: end,
        contractNumber: `ABO/5900219/${start.slice(2, 4)}`,
        actualPrice: 6_900,
        showDetails: true,
      },
    ],
    contractTerms: [
      {
        contractNumber: `ABO/5900219/${start.slice(2, 4)}`,
        relief: 24_000,
        equipment: [{ name: "Router WB-AX5400", after: "return", subsidy: 0, unreturnedCharge: 25_000 }],
      },
    ],
    messages: [
      {
        title: "Kończy się okres twojej umowy",
        created: `${addCalendarDays(end, -35)}T08:00:00`,
        read: false,
        type: 1,
        module: "CONTRACT",
        body: "<p>Po tym dniu internet działa dalej, w tej samej cenie: 69,00 zł miesięcznie.</p>",
        legalNotice: {
          kind: "TERM_END",
          contractNumber: `ABO/5900219/${start.slice(2, 4)}`,
          productId: "5900219-01",
          effectiveOn: end,
          basis: "art. 302 Prawa komunikacji elektronicznej",
          tariffs: BEST_TARIFFS["internet"] ?? [],
        },
      },
    ],
    contact: {
      mobilePhones: ["605220914"],
      linePhones: [],
      mainEmail: "alicja.remiz@poczta.example",
    },
    consents: consentsGiven(new Set(["E_INVOICE"])),
    entries: invoices(today, "5900219", paidInvoices(0, COMMITMENT_MONTHS - 1, 6_900)),
    offers: [{ ...extensionOffer("123001", near), addressId: FLAT.addressId }],
  };
};
