import { addCalendarDays, addCalendarMonths, addToMonth, type IsoDay } from "../calendar/warsaw.ts";
import { nextWorkingDay } from "../calendar/holidays.ts";
import { consentsGiven, EMPTY_CUSTOMER, onboarding, underContract } from "./defaults.ts";
import { invoices, paidInvoices } from "./invoices.ts";
import type { OfferSeed } from "./offer-seed.ts";
import type { AddressSeed } from "./product-seed.ts";
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
const KEEPER = "Dział ofert, nr 2210";

const papers = (offerId: string): NonNullable<OfferSeed["documents"]> => [
  { name: "Podsumowanie warunków umowy", documentId: `DOC-${offerId}-1`, role: "SUMMARY" },
  { name: "Cennik usług i promocji", documentId: `DOC-${offerId}-2` },
];

type Made = Pick<OfferSeed, "offerId" | "title" | "status"> &
  Partial<OfferSeed> & { readonly from: IsoDay; readonly days: number };

function made({ from, days, ...offer }: Made): OfferSeed {
  return {
    processNumber: `${from.slice(0, 4)}/${offer.offerId}`,
    registrationDate: from,
    offerExpirationDate: addCalendarDays(from, days),
    salesRepresentative: KEEPER,
    documents: papers(offer.offerId),
    products: [
      {
        name: offer.title,
        category: "internet",
        commitmentPeriod: 24,
        prices: [{ validFrom: from, price: 6_500, typeOfCharge: "MONTHLY" }],
      },
    ],
    ...offer,
  };
}

/**
 * Open offers: a complete one, one that needs a consent, one whose documents are being created, one with a requested
 * call, and an expired one.
 */
function waiting(near: IsoDay): readonly OfferSeed[] {
  const later = addCalendarMonths(near, 12);
  return [
    made({
      offerId: "121001",
      activityId: "ACT-121001",
      title: "Internet 2 Gb/s z routerem wifi 7",
      status: 0,
      from: near,
      days: 20,
      discount: "Pierwszy rok taniej o 20,00 zł miesięcznie",
      activationPrice: 4_900,
      fulfilment: "COURIER",
      delivery: "Router wyślemy kurierem w ciągu 3 dni roboczych. Podłączysz go bez technika.",
      oneTimeMap: [{ name: "Router WB-BE9300 z wifi 7", price: 9_900 }],
      products: [
        {
          name: "Internet światłowodowy 2 Gb/s",
          package: "2000 / 1000 Mb/s",
          category: "internet",
          commitmentPeriod: 24,
          downlink: 2000,
          uplink: 1000,
          prices: [
            { validFrom: near, validTo: addCalendarDays(later, -1), price: 6_900, typeOfCharge: "MONTHLY" },
            { validFrom: later, price: 8_900, typeOfCharge: "MONTHLY" },
          ],
        },
      ],
    }),
    made({
      offerId: "121002",
      title: "Oferta na telefon",
      status: 0,
      from: near,
      days: 9,
      consentNeeded: true,
      earlyStart: true,
      activationPrice: 0,
      products: [
        {
          name: "Bez Limitu 120 GB",
          package: "120 GB",
          category: "mobile_phone",
          commitmentPeriod: 12,
          prices: [{ validFrom: near, price: 4_900, typeOfCharge: "MONTHLY" }],
        },
      ],
    }),
    made({
      offerId: "121003",
      title: "Telewizja Smart",
      status: 0,
      from: near,
      days: 12,
      documentsPending: true,
      documents: [],
      products: [
        {
          name: "Telewizja Smart",
          package: "120 kanałów",
          category: "tv_smart",
          commitmentPeriod: 24,
          channels: 120,
          prices: [{ validFrom: near, price: 5_500, typeOfCharge: "MONTHLY" }],
        },
      ],
    }),
    made({
      offerId: "121004",
      title: "Internet mobilny 5G 200 GB",
      status: 3,
      from: addCalendarDays(near, -4),
      days: 18,
      closeDate: addCalendarDays(near, -1),
      contactChoice: 1,
      contactTimeSpan: "12-16",
      contactDay: nextWorkingDay(near),
      products: [
        {
          name: "Internet mobilny 5G 200 GB",
          package: "200 GB",
          category: "mobile_internet",
          commitmentPeriod: 24,
          prices: [{ validFrom: near, price: 4_500, typeOfCharge: "MONTHLY" }],
        },
      ],
    }),
    made({
      offerId: "121005",
      title: "Pakiet Filmowy",
      status: 0,
      from: addCalendarDays(near, -25),
      days: 21,
      products: [
        {
          name: "Pakiet Filmowy",
          package: "18 kanałów",
          category: "additional",
          commitmentPeriod: 12,
          channels: 18,
          prices: [{ price: 1_900, typeOfCharge: "MONTHLY" }],
        },
      ],
    }),
  ];
}

/** An extension of the ending contract, and an offer based on the current services. */
function special(near: IsoDay): readonly OfferSeed[] {
  return [extensionOffer("121006", near), isobar("121007", near, "Drugi telefon za połowę ceny")];
}

/** Offer to extend the ending contract for internet. */
export function extensionOffer(offerId: string, near: IsoDay): OfferSeed {
  return made({
    offerId,
    title: "Przedłużenie umowy na dotychczasowych warunkach",
    status: 0,
    from: near,
    days: 30,
    kind: "EXTENSION",
    products: [
      {
        name: "Internet światłowodowy 1 Gb/s",
        package: "1000 / 300 Mb/s",
        category: "internet",
        commitmentPeriod: 12,
        downlink: 1000,
        uplink: 300,
        prices: [{ validFrom: near, price: 6_900, typeOfCharge: "MONTHLY" }],
      },
    ],
  });
}

/** Offer based on the current services. */
export function isobar(offerId: string, near: IsoDay, title: string): OfferSeed {
  return made({
    offerId,
    title,
    status: 0,
    from: near,
    days: 14,
    kind: "ISOBAR",
    activationPrice: 0,
    products: [
      {
        name: "Bez Limitu 60 GB",
        package: "60 GB",
        category: "mobile_phone",
        commitmentPeriod: 24,
        prices: [{ validFrom: near, price: 1_750, typeOfCharge: "MONTHLY" }],
      },
    ],
  });
}

/** First day of the new fee for internet: that of the month after next. */
const changeDay = (today: IsoDay): IsoDay => `${addToMonth(today.slice(0, 7), 2)}-01`;

/** Change of the fee for internet, with the right to end the contract. */
function changedTerms(today: IsoDay): Pick<CustomerSeed, "messages" | "contractTerms"> {
  const contractNumber = "ABO/5900217/1";
  const effectiveOn = changeDay(today);
  const last = addCalendarDays(effectiveOn, -1);
  return {
    contractTerms: [
      { contractNumber, relief: 24_000, number: "608331902", changedTerms: { until: last, endsOn: last } },
    ],
    messages: [
      {
        title: `Zmiana warunków umowy od ${datePlaceholder(effectiveOn, "dmy")}`,
        created: `${today}T07:30:00`,
        read: false,
        type: 1,
        module: "CONTRACT",
        body: "<p>Zmieniamy opłatę za internet. Pozostałe warunki umowy zostają takie same.</p>",
        legalNotice: {
          kind: "CHANGED_TERMS",
          contractNumber,
          productId: "5900217-01",
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

/** Accepted offers: they started today's services, and the last one extended the commitment of the internet. */
function ordered(today: IsoDay, near: IsoDay): readonly Pick<OfferSeed, "title" | "closeDate" | "assemblyDay">[] {
  const start = contractDay(today);
  const begun = { closeDate: addCalendarDays(start, -8), assemblyDay: start };
  return [
    {
      title: "Internet światłowodowy 1 Gb/s na kolejny rok",
      closeDate: extendedOn(near),
      assemblyDay: extendedOn(near),
    },
    { title: "Bez Limitu 60 GB", ...begun },
    { title: "Internet światłowodowy 1 Gb/s", ...begun },
  ];
}

/** Former offers with every answer several times, enough for a search. */
function former(today: IsoDay, near: IsoDay): readonly OfferSeed[] {
  const titles = [
    "Internet światłowodowy 2 Gb/s",
    "Telewizja Smart",
    "Bez Limitu 120 GB",
    "Pakiet Sportowy",
    "Internet mobilny 5G 100 GB",
  ];
  const orders = ordered(today, near);
  return Array.from({ length: 15 }, (_, index) => {
    const order = index % 5 === 0 ? orders[index / 5] : undefined;
    const closeDate = addCalendarDays(near, -55 - index * 47);
    const answer = { title: titles[index % titles.length] ?? "Oferta", closeDate, ...order };
    return made({
      offerId: String(110_001 + index),
      status: 1 + (index % 5),
      from: addCalendarDays(answer.closeDate ?? closeDate, -5),
      days: 21,
      ...answer,
      ...(index % 5 === 2 ? { contactChoice: 2 + (index % 2) } : {}),
    });
  });
}

/** Categories of the services that are delivered to an address. */
const DELIVERED = new Set(["internet", "tv_smart"]);

/** Names the address of an offer whose services are delivered to it. */
const atHome = (offer: OfferSeed): OfferSeed =>
  offer.products.some(({ category }) => DELIVERED.has(category)) ? { ...offer, addressId: HOME.addressId } : offer;

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
  entries: invoices(today, "5900217", [
    { monthsAgo: 0, amount: 13_399, status: 5, items: [{ kind: "subscription", name: "HBO Max", gross: 2_999 }] },
    ...paidInvoices(1, 14, 10_400),
  ]),
  offers: [...waiting(near), ...special(near), ...former(today, near)].map(atHome),
  streaming: {
    limit: 15_000,
    maxLimit: 30_000,
    consentOn: addCalendarDays(today, -40),
    services: [
      { service: "hbomax", state: "ACTIVE", since: addCalendarDays(today, -40), termsOn: addCalendarDays(today, -40) },
      { service: "canalplusonline", state: "INACTIVE" },
      { service: "disney", state: "INACTIVE" },
      { service: "filmbox", state: "INACTIVE" },
      { service: "blacknut", state: "INACTIVE" },
    ],
  },
  onboarding: onboarding(["setTheme"], addCalendarDays(today, 120)),
});
