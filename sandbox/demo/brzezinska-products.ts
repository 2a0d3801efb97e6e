import { lastDayOf, addToMonth, addCalendarDays, addCalendarMonths, type IsoDay } from "#kit/calendar/warsaw.ts";
import { workdayFrom } from "#kit/calendar/holidays.ts";
import { datePlaceholder } from "../calendar/date-placeholders.ts";
import { issuedOn } from "./invoices.ts";
import type { AddressSeed, ProductSeed } from "./product-seed.ts";

export const ANDERSA: AddressSeed = {
  addressId: "A-4127830-1",
  street: "ul. gen. Władysława Andersa",
  houseNumber: "14",
  flatNumber: "8",
  zip: "80-809",
  city: "Gdańsk",
  country: "Polska",
  cityTeryt: "0933016",
  streetTeryt: "00321",
};
export const SYCHTY: AddressSeed = {
  addressId: "A-4127830-2",
  street: "ul. Księdza Bernarda Sychty",
  houseNumber: "3",
  zip: "83-330",
  city: "Żukowo",
  country: "Polska",
  cityTeryt: "0170940",
  streetTeryt: "22144",
};

/** Returns a month counted from that of the newest invoice, which a price or a contract must match. */
const monthFrom = (today: IsoDay, months: number): string => addToMonth(issuedOn(today, 0).slice(0, 7), months);
const firstOf = (today: IsoDay, months: number): IsoDay => `${monthFrom(today, months)}-01`;
/** Last day of a month, counted from the one of her invoices. */
export const monthEndFrom = (today: IsoDay, months: number): IsoDay => lastDayOf(monthFrom(today, months));
/** First day of the current phone. */
const phoneStart = (today: IsoDay): IsoDay => `${monthFrom(today, -8)}-20`;

function television(today: IsoDay): ProductSeed {
  return {
    productId: "4127830-01",
    internalProductId: "900101",
    code: "TV-PREMIUM",
    category: "television",
    status: "ACTIVE",
    name: "Telewizja Premium",
    fullName: "Telewizja Premium z HBO Max i CANAL+ Online",
    productInfo: "214 kanałów, 2 dekodery 4K",
    channels: 214,
    address: ANDERSA,
    mainProduct: true,
    metaProduct: true,
    commitmentFrom: firstOf(today, -20),
    commitmentTo: monthEndFrom(today, 3),
    contractStart: firstOf(today, -20),
    contractNumber: "ABO/0412783/25",
    actualPrice: 8990,
    productPrices: [
      { validFrom: firstOf(today, -20), validTo: monthEndFrom(today, -5), value: 7490 },
      { validFrom: firstOf(today, -4), validTo: monthEndFrom(today, 3), value: 8990 },
      { validFrom: firstOf(today, 4), value: 9990 },
    ],
    discountHint: "Rabat za dwie usługi w jednej umowie.",
    showDetails: true,
    showHardware: true,
    showProductOptions: true,
    showTvGuide: true,
    tvGuideId: "PREMIUM-214",
    servicesList: [
      { id: "HBO", name: "HBO Max", description: "filmy i seriale, 3 urządzenia", status: "active" },
      { id: "CANAL", name: "CANAL+ Online", description: "pierwsze włączenie trwa do 24 godzin", status: "pending" },
      { id: "PVR", name: "Nagrywarka w chmurze", description: "100 godzin", status: "active" },
      { id: "ELEVEN", name: "Eleven Sports", status: "inactive", price: 1500 },
    ],
    hardware: [
      { model: "Dekoder 4K WB-510", caCard: "0150 0048 2716", serialNumber: "WB510-22-0087413" },
      { model: "Dekoder 4K WB-510", note: "drugi pokój", caCard: "0150 0048 2719", serialNumber: "WB510-22-0087418" },
    ],
    childrenList: [
      {
        productId: "4127830-01-1",
        mainServiceId: "4127830-01",
        category: "television",
        status: "ACTIVE",
        name: "Pakiet Filmowy",
        productInfo: "18 kanałów",
        channels: 18,
        contractStart: firstOf(today, -20),
        actualPrice: 0,
      },
      {
        productId: "4127830-01-2",
        mainServiceId: "4127830-01",
        category: "television",
        status: "ORDERED",
        name: "Pakiet Sportowy",
        productInfo: "kanały sportowe",
        productPrices: [{ validFrom: `${addToMonth(today.slice(0, 7), 1)}-01`, value: 1500 }],
      },
    ],
  };
}

function internet(today: IsoDay): ProductSeed {
  return {
    productId: "4127830-02",
    internalProductId: "900102",
    code: "FTTH-1000",
    category: "internet",
    status: "ACTIVE",
    name: "Internet światłowodowy 1 Gb/s",
    productInfo: "pobieranie 1000 Mb/s, wysyłanie 300 Mb/s",
    address: ANDERSA,
    mainProduct: true,
    downlink: 1000,
    uplink: 300,
    commitmentFrom: firstOf(today, -20),
    commitmentTo: monthEndFrom(today, 3),
    contractStart: firstOf(today, -20),
    contractNumber: "ABO/0412783/25",
    actualPrice: 6900,
    productPrices: [{ validFrom: firstOf(today, -20), value: 6900 }],
    showDetails: true,
    showHardware: true,
    iframe: "/sandbox/frame/connection/4127830-02",
    hardware: [{ model: "Router WB-AX5400", serialNumber: "AX5400-24-113902" }],
  };
}

function phones(today: IsoDay): readonly ProductSeed[] {
  return [
    {
      productId: "4127830-03",
      internalProductId: "900103",
      code: "MOB-60",
      category: "mobile_phone",
      status: "ACTIVE",
      name: "Bez Limitu 60 GB",
      fullName: "Telefon komórkowy Bez Limitu 60 GB",
      customName: "Telefon Zosi",
      productInfo: "601 234 567 · Bez Limitu 60 GB",
      address: ANDERSA,
      mvnoProduct: true,
      commitmentFrom: phoneStart(today),
      commitmentTo: addCalendarDays(addCalendarMonths(phoneStart(today), 24), -1),
      contractStart: phoneStart(today),
      contractNumber: "MOB/0412783/26",
      actualPrice: 3500,
      productPrices: [{ validFrom: phoneStart(today), value: 3500 }],
      showDetails: true,
      showProductOptions: true,
      servicesList: [{ id: "ROAMING", name: "Roaming w Unii", description: "19 GB", status: "active" }],
    },
    {
      productId: "4127830-04",
      internalProductId: "900104",
      code: "TEL-KRAJ",
      category: "phone",
      status: "DURING_RESIGNATION",
      name: "Rozmowy Krajowe",
      fullName: "Telefon stacjonarny Rozmowy Krajowe",
      productInfo: "58 301 22 47",
      address: ANDERSA,
      contractStart: firstOf(today, -92),
      contractEnd: monthEndFrom(today, 1),
      contractNumber: "TEL/0198812/19",
      actualPrice: 1990,
      productPrices: [{ validFrom: firstOf(today, -92), validTo: monthEndFrom(today, 1), value: 1990 }],
      showDetails: true,
    },
  ];
}

function others(today: IsoDay): readonly ProductSeed[] {
  return [
    {
      productId: "4127830-05",
      internalProductId: "900105",
      code: "SEC-5",
      category: "additional",
      status: "ACTIVE",
      name: "Bezpieczny Internet Dom",
      productInfo: "ochrona 5 urządzeń",
      address: ANDERSA,
      mainServiceId: "4127830-02",
      contractStart: firstOf(today, -12),
      actualPrice: 990,
      productPrices: [
        { validFrom: firstOf(today, -12), validTo: monthEndFrom(today, -1), value: 0 },
        { validFrom: firstOf(today, 0), value: 990 },
      ],
      showDetails: true,
    },
    {
      productId: "4127830-06",
      internalProductId: "900106",
      code: "LTE-OLD",
      category: "internet",
      status: "RESIGNED",
      name: "Internet radiowy 30 Mb/s",
      productInfo: "zakończony",
      address: ANDERSA,
      contractStart: firstOf(today, -60),
      contractEnd: monthEndFrom(today, -21),
      actualPrice: 4900,
    },
  ];
}

function cottage(today: IsoDay): readonly ProductSeed[] {
  const assembly = assemblyDay(today);
  return [
    {
      productId: "4127830-07",
      internalProductId: "900107",
      code: "5G-200",
      category: "mobile_internet",
      status: "SUSPENDED",
      name: "Internet mobilny 5G 200 GB",
      productInfo: `na twoją prośbę do ${datePlaceholder(monthEndFrom(today, 4), "dmy")}`,
      address: SYCHTY,
      mainProduct: true,
      contractStart: firstOf(today, -14),
      contractNumber: "MOB/0412784/25",
      actualPrice: 0,
      productPrices: [{ validFrom: firstOf(today, -14), value: 4500 }],
      showDetails: true,
      showHardware: true,
      hardware: [{ model: "Router WB-5G200", serialNumber: "5G200-25-004417" }],
    },
    {
      productId: "4127830-08",
      internalProductId: "900108",
      code: "FTTH-600",
      category: "internet",
      status: "ORDERED",
      name: "Internet światłowodowy 600 Mb/s",
      productInfo: "pobieranie 600 Mb/s, wysyłanie 100 Mb/s",
      address: SYCHTY,
      mainProduct: true,
      downlink: 600,
      uplink: 100,
      contractStart: assembly,
      commitmentFrom: cottageOrderDay(today),
      commitmentTo: addCalendarDays(addCalendarMonths(cottageOrderDay(today), 24), -1),
      contractNumber: "ABO/0412783/26",
      productPrices: [{ validFrom: assembly, value: 5900 }],
      showDetails: true,
    },
  ];
}

/** Day on which she ordered the internet of the cottage. */
export const cottageOrderDay = (today: IsoDay): IsoDay => addCalendarDays(today, -9);
/** Day of the assembly at the cottage. */
export const assemblyDay = (today: IsoDay): IsoDay => workdayFrom(addCalendarDays(today, 7));
/** Day on which she resigned from the landline. */
export const resignationDay = (today: IsoDay): IsoDay => addCalendarDays(today, -4);
/** Day of the move of the flat's television and internet. */
export const moveDay = (today: IsoDay): IsoDay => workdayFrom(addCalendarDays(today, 22));

/** Seven services at two addresses and a resigned one that the portal must hide; not in display order. */
export function brzezinskaProducts(today: IsoDay): readonly ProductSeed[] {
  return [...cottage(today), ...others(today), television(today), ...phones(today), internet(today)];
}
