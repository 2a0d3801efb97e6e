import { addCalendarDays, addCalendarMonths, type IsoDay } from "#kit/calendar/warsaw.ts";
import { nextWorkingDay } from "#kit/calendar/holidays.ts";
import type { OfferSeed } from "./offer-seed.ts";

/** Contract that her accepted offers have begun and extended. */
export interface SrokaContract {
  readonly contractNumber: string;
  readonly contractDay: IsoDay;
  readonly extendedOn: IsoDay;
  readonly addressId: string;
}

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

/** Accepted offers: they started today's services, and the last one extended the commitment of the internet. */
function ordered({
  contractNumber,
  contractDay,
  extendedOn,
}: SrokaContract): readonly (Pick<OfferSeed, "title" | "closeDate" | "products"> & Partial<OfferSeed>)[] {
  const begun = { closeDate: contractDay, assemblyDay: contractDay };
  const internet = { name: "Internet światłowodowy 1 Gb/s", category: "internet" } as const;
  const monthly = (validFrom: IsoDay, price: number) => [{ validFrom, price, typeOfCharge: "MONTHLY" }] as const;
  return [
    {
      title: "Internet światłowodowy 1 Gb/s na kolejny rok",
      closeDate: extendedOn,
      kind: "EXTENSION",
      extendedContracts: [contractNumber],
      products: [{ ...internet, commitmentPeriod: 12, prices: monthly(extendedOn, 6_900) }],
    },
    {
      title: "Bez Limitu 60 GB",
      ...begun,
      products: [{ name: "Bez Limitu 60 GB", category: "mobile_phone", prices: monthly(contractDay, 3_500) }],
    },
    {
      title: "Internet światłowodowy 1 Gb/s",
      ...begun,
      products: [{ ...internet, commitmentPeriod: 12, prices: monthly(contractDay, 6_900) }],
    },
  ];
}

/** Former offers with every answer several times, enough for a search. */
function former(near: IsoDay, contract: SrokaContract): readonly OfferSeed[] {
  const titles = [
    "Internet światłowodowy 2 Gb/s",
    "Telewizja Smart",
    "Bez Limitu 120 GB",
    "Pakiet Sportowy",
    "Internet mobilny 5G 100 GB",
  ];
  const orders = ordered(contract);
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
      ...(index % 5 === 2 ? { contactChoice: 2 + (index % 2), contactDay: nextWorkingDay(closeDate) } : {}),
    });
  });
}

/** Categories of the services that are delivered to an address. */
const DELIVERED = new Set(["internet", "tv_smart"]);

/** Returns her offers: every kind and every answer. Those whose services are delivered to an address name it. */
export function srokaOffers(near: IsoDay, contract: SrokaContract): readonly OfferSeed[] {
  return [...waiting(near), ...special(near), ...former(near, contract)].map((offer) =>
    offer.products.some(({ category }) => DELIVERED.has(category))
      ? { ...offer, addressId: contract.addressId }
      : offer,
  );
}
