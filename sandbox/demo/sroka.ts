import { addCalendarDays, addCalendarMonths, addToMonth, type IsoDay } from "#kit/calendar/warsaw.ts";
import { consentsGiven, EMPTY_CUSTOMER, onboarding, underContract } from "./defaults.ts";
import { invoices, issuedOn, paidInvoices } from "./invoices.ts";
import type { AddressSeed } from "./product-seed.ts";
import { srokaOffers } from "./sroka-offers.ts";
import type { CustomerSeed, SeedFactory } from "./seed.ts";
import { datePlaceholder } from "../calendar/date-placeholders.ts";

const HOME: AddressSeed = {
  addressId: "A-5900217-1",
  street: "ul. Partyzantów",
  houseNumber: "44",
  flatNumber: "3",
  zip: "80-254",
  city: "Gdańsk",
  country: "Polska",
};
/** Age of the contract, months. */
const CONTRACT_MONTHS = 23;
/** Day on which the commitment of the internet was extended. */
const extendedOn = (near: IsoDay): IsoDay => addCalendarMonths(near, -10);
/** First day of the new fee for internet: that of the month after next. */
const changeDay = (today: IsoDay): IsoDay => `${addToMonth(today.slice(0, 7), 2)}-01`;

/** Change of the fee for internet, with the right to end the contract. */
function changedTerms(today: IsoDay): Pick<CustomerSeed, "messages" | "contractTerms"> {
  const [contractNumber, productId] = ["ABO/5900217/1", "5900217-01"];
  const effectiveOn = changeDay(today);
  const last = addCalendarDays(effectiveOn, -1);
  return {
    contractTerms: [
      { contractNumber, relief: 24_000, number: "608331902", changedTerms: { until: last, endsOn: last, productId } },
    ],
    messages: [
      {
        title: `Zmiana warunków umowy od ${datePlaceholder(effectiveOn, "dmy")}`,
        created: `${addCalendarDays(today, -1)}T07:30:00`,
        read: false,
        type: 1,
        module: "CONTRACT",
        body: "<p>Zmieniamy opłatę za internet. Pozostałe warunki umowy zostają takie same.</p>",
        legalNotice: {
          kind: "CHANGED_TERMS",
          contractNumber,
          productId,
          effectiveOn,
          basis: "art. 306 ust. 1 Prawa komunikacji elektronicznej i § 9 regulaminu: wzrost cen energii",
          changes: [{ name: "Opłata za internet", before: "69,00 zł", after: "74,00 zł" }],
          monthlyDifference: 500,
          freeUntil: last,
        },
      },
    ],
  };
}

/** Day on which her contract began. */
const contractDay = (today: IsoDay): IsoDay => `${addToMonth(today.slice(0, 7), -CONTRACT_MONTHS)}-01`;

/** Day on which HBO Max began: after the invoice before the newest one, which is the first to charge it. */
const streamingDay = (today: IsoDay): IsoDay => addCalendarDays(issuedOn(today, 1), 5);

/** Customer with many offers: every kind and every answer. */
export const sroka: SeedFactory = ({ today, near }) => ({
  ...EMPTY_CUSTOMER,
  client: {
    customerType: "PRIVATE",
    firstName: "Agnieszka",
    lastName: "Sroka",
    email: "agnieszka.sroka@poczta.example",
    mobilePhone: "608331902",
    bankAccountNumber: "70109010980000000159002170",
    postAddress: HOME,
    billingPhones: ["608331902"],
    contactDataEditable: true,
    contactDataVisible: true,
  },
  flags: { showIsobar: true },
  siteTexts: {
    floaterLabel: "Twoja oferta",
    popupTitle: "Mamy dla ciebie szybszy internet",
    popupMessage: "Sprawdź, co się zmieni i ile zapłacisz przez cały czas umowy.",
    popupBtnLabel: "Porównaj",
    expandFloater: "false",
    showCheckbox: "true",
    floaterDisableDays: "7",
  },
  addresses: [HOME],
  products: underContract("ABO/5900217/1", { today, monthsAgo: CONTRACT_MONTHS }, [
    {
      productId: "5900217-01",
      category: "internet",
      status: "ACTIVE",
      name: "Internet światłowodowy 1 Gb/s",
      productInfo: "pobieranie 1000 Mb/s, wysyłanie 300 Mb/s",
      address: HOME,
      downlink: 1000,
      uplink: 300,
      commitmentFrom: extendedOn(near),
      commitmentTo: addCalendarDays(addCalendarMonths(near, 2), -1),
      firstCommitment: {
        commitmentFrom: contractDay(today),
        commitmentTo: addCalendarDays(addCalendarMonths(contractDay(today), 12), -1),
      },
      actualPrice: 6_900,
      productPrices: [
        { validFrom: contractDay(today), validTo: addCalendarDays(changeDay(today), -1), value: 6_900 },
        { validFrom: changeDay(today), value: 7_400 },
      ],
      showDetails: true,
    },
    {
      productId: "5900217-02",
      category: "mobile_phone",
      status: "ACTIVE",
      name: "Bez Limitu 60 GB",
      productInfo: "608 331 902",
      address: HOME,
      actualPrice: 3_500,
      showDetails: true,
    },
  ]),
  ...changedTerms(today),
  contact: {
    mobilePhones: ["608331902"],
    linePhones: [],
    mainEmail: "agnieszka.sroka@poczta.example",
    showChat: true,
  },
  consents: consentsGiven(new Set(["E_INVOICE"])),
  entries: invoices(today, "5900217", [{ monthsAgo: 0, amount: 13_399, status: 5 }, ...paidInvoices(1, 14, 10_400)]),
  offers: srokaOffers(near, {
    contractNumber: "ABO/5900217/1",
    contractDay: contractDay(today),
    extendedOn: extendedOn(near),
    addressId: HOME.addressId,
  }),
  streaming: {
    limit: 15_000,
    maxLimit: 30_000,
    consentOn: streamingDay(today),
    services: [
      {
        service: "hbomax",
        productId: "5900217-03",
        state: "ACTIVE",
        since: streamingDay(today),
        termsOn: streamingDay(today),
      },
      { service: "canalplusonline", state: "INACTIVE" },
      { service: "disney", state: "INACTIVE" },
      { service: "filmbox", state: "INACTIVE" },
      { service: "blacknut", state: "INACTIVE" },
    ],
  },
  onboarding: onboarding(["setTheme"], addCalendarDays(today, 120)),
});
