import { addCalendarDays, addCalendarMonths, type IsoDay } from "#kit/calendar/warsaw.ts";
import { ANDERSA, assemblyDay, cottageOrderDay, SYCHTY } from "./brzezinska-products.ts";
import type { OfferSeed } from "./offer-seed.ts";

const KEEPER = "Krzysztof Wiśniewski-Lange, nr 2204";

/** Returns the prices of one product over 24 months: `first` for a year, then `then`, both in grosze. */
function twoYears(from: IsoDay, first: number, then: number): OfferSeed["products"][number]["prices"] {
  const second = addCalendarMonths(from, 12);
  return [
    { validFrom: from, validTo: addCalendarDays(second, -1), price: first, typeOfCharge: "MONTHLY" },
    { validFrom: second, price: then, typeOfCharge: "MONTHLY" },
  ];
}

function active(near: IsoDay): OfferSeed {
  return {
    offerId: "118402",
    activityId: "ACT-118402",
    addressId: ANDERSA.addressId,
    contactFormId: "OFFER-CONTACT",
    processNumber: `${near.slice(0, 4)}/118402`,
    title: "Internet 2 Gb/s i telewizja Premium na kolejne 24 miesiące",
    status: 0,
    discount: "158,60 zł mniej przez 24 miesiące",
    registrationDate: addCalendarDays(near, -6),
    offerExpirationDate: addCalendarDays(near, 15),
    salesRepresentative: KEEPER,
    activationPrice: 4900,
    delivery: "Montaż do 5 dni roboczych od przyjęcia oferty. Jeśli masz u nas router do wymiany, odbierze go technik.",
    oneTimeMap: [{ name: "Router WB-BE9300 z wifi 7", price: 0 }],
    documents: [
      { name: "Umowa, wzór", documentId: "DOC-118402-1" },
      { name: "Cennik usług i promocji", documentId: "DOC-118402-2" },
      { name: "Podsumowanie warunków umowy", documentId: "DOC-118402-3", role: "SUMMARY" },
    ],
    products: [
      {
        name: "Internet światłowodowy 2 Gb/s",
        package: "2000 / 1000 Mb/s",
        category: "internet",
        commitmentPeriod: 24,
        downlink: 2000,
        uplink: 1000,
        prices: twoYears(near, 6900, 7900),
      },
      {
        name: "Telewizja Premium z HBO Max, CANAL+ Online i Eleven Sports",
        package: "214 kanałów",
        category: "television",
        commitmentPeriod: 24,
        channels: 214,
        prices: twoYears(near, 8000, 9000),
      },
    ],
  };
}

/** Answered offers, one for each status of the order history. */
function answered(near: IsoDay): readonly OfferSeed[] {
  const answers = [
    {
      offerId: "117020",
      title: "Internet światłowodowy 600 Mb/s w Żukowie",
      status: 1,
      ago: 12,
      category: "internet",
      value: 5900,
    },
    {
      offerId: "112914",
      title: "Telefon komórkowy Bez Limitu 120 GB",
      status: 2,
      ago: 140,
      category: "mobile_phone",
      value: 5500,
    },
    {
      offerId: "109377",
      title: "Telewizja Premium w drugim pokoju",
      status: 3,
      ago: 220,
      category: "television",
      value: 1500,
    },
    {
      offerId: "104118",
      title: "Internet mobilny 5G bez limitu",
      status: 4,
      ago: 330,
      category: "mobile_internet",
      value: 7500,
    },
    { offerId: "098845", title: "Pakiet Dziecięcy", status: 5, ago: 410, category: "additional", value: 2500 },
  ];
  return answers.map(({ offerId, title, status, ago, category, value }) => ({
    offerId,
    title,
    status,
    processNumber: `${addCalendarDays(near, -ago).slice(0, 4)}/${offerId}`,
    registrationDate: addCalendarDays(near, -ago),
    offerExpirationDate: addCalendarDays(near, 21 - ago),
    closeDate: addCalendarDays(near, 3 - ago),
    salesRepresentative: KEEPER,
    ...(category === "television" && { addressId: ANDERSA.addressId }),
    ...(status === 1 && {
      closeDate: cottageOrderDay(near),
      addressId: SYCHTY.addressId,
      assemblyDay: assemblyDay(near),
      assembledProductId: "4127830-08",
    }),
    products: [
      {
        name: status === 1 ? "Internet światłowodowy 600 Mb/s" : title,
        category,
        commitmentPeriod: 24,
        prices: [{ validFrom: addCalendarDays(near, -ago), price: value, typeOfCharge: "MONTHLY" }],
      },
    ],
  }));
}

/** One open offer and five answered ones. */
export function brzezinskaOffers(near: IsoDay): readonly OfferSeed[] {
  return [active(near), ...answered(near)];
}
