import { addToMonth, type IsoDay } from "#kit/calendar/warsaw.ts";
import type { AddressSeed, ProductSeed } from "./product-seed.ts";

const ACCOUNT = "7000001";
const PRODUCTS = 120;
const PLACES: readonly Omit<AddressSeed, "addressId">[] = [
  { street: "ul. Kartuska", houseNumber: "102", flatNumber: "4", zip: "80-138", city: "Gdańsk" },
  { street: "al. Grunwaldzka", houseNumber: "472B", zip: "80-309", city: "Gdańsk" },
  { street: "pl. Obrońców Westerplatte", houseNumber: "3", flatNumber: "12", zip: "80-317", city: "Gdańsk" },
  {
    street: "ul. Księdza Prymasa Józefa Glempa i Świętych Apostołów Piotra i Pawła",
    houseNumber: "118/120A",
    flatNumber: "lok. 214",
    zip: "81-862",
    city: "Sopot",
  },
  { street: "ul. Władysława IV", houseNumber: "28", zip: "81-384", city: "Gdynia" },
  { houseNumber: "7", zip: "83-305", city: "Kczewo" },
  { street: "ul. Szczecińska", houseNumber: "91", zip: "76-200", city: "Słupsk" },
  { street: "ul. Wałowa", houseNumber: "14", flatNumber: "1", zip: "83-110", city: "Tczew" },
  { street: "os. Tysiąclecia", houseNumber: "61", flatNumber: "90", zip: "84-200", city: "Wejherowo" },
  { street: "ul. Portowa", houseNumber: "2", zip: "84-120", city: "Władysławowo" },
  { city: "Konstantynów Łódzki-Zakręt nad Nerem" },
  {},
];
const CATEGORIES = [
  "television",
  "internet",
  "mobile_phone",
  "phone",
  "mobile_internet",
  "additional",
  "tv_smart",
  "devices",
  "assistance",
  "netflix",
  "tvn24go",
  "smart_home",
] as const;
const STATUSES = [
  "ACTIVE",
  "ACTIVE",
  "ACTIVE",
  "SUSPENDED",
  "ORDERED",
  "ACTIVE",
  "DURING_RESIGNATION",
  "ACTIVE",
  "INACTIVE",
  "RESIGNED",
  "ACTIVE",
  "W_PRZEBUDOWIE",
] as const;
const NAMES = [
  "Telewizja Premium",
  "Internet światłowodowy 1 Gb/s",
  "Bez Limitu 60 GB",
  "Rozmowy Krajowe",
  "Internet mobilny 5G",
  "Bezpieczny Internet Dom",
  "Telewizja Smart",
  "Dekoder 4K",
  "Pomoc informatyczna w domu przez telefon i na miejscu, całą dobę, " +
    "także w święta, z dojazdem technika w cenie i urządzeniem zastępczym",
  "Netflix Standard",
  "TVN24 GO",
  "Inteligentny dom NajwyższyPoziomBezpieczeństwaCałejPosesjiZMonitoringiem",
] as const;

/** Returns what a service includes; phones have numbers of their own. */
const INFOS: readonly ((index: number) => string)[] = [
  () => "300 kanałów",
  () => "pobieranie 1000 Mb/s, wysyłanie 300 Mb/s",
  (index) => `600 700 ${String(800 + index)}`,
  (index) => `58 340 ${Math.floor(index / 10) + 10} ${(index % 10) + 60}`,
  () => "200 GB",
  () => "ochrona 5 urządzeń",
  () => "98 kanałów w aplikacji",
  () => "dzierżawa, 1 sztuka",
  () => "reakcja do 2 godzin",
  () => "2 urządzenia naraz, Full HD",
  () => "3 urządzenia naraz",
  (index) => `liczba czujników: ${4 + (index % 9)}`,
];

/** Places of the products with only the required fields: without price, contract and facts. */
const BARE: readonly number[] = [6, 69];

/** Twelve addresses: very long ones, one without a street, one without data. */
export function dabAddresses(): readonly AddressSeed[] {
  return PLACES.map((place, index) => ({ addressId: `A-${ACCOUNT}-${index + 1}`, ...place }));
}

function product(index: number, today: IsoDay, address: AddressSeed | undefined): ProductSeed {
  const kind = (index + Math.floor(index / CATEGORIES.length)) % CATEGORIES.length;
  const bare: ProductSeed = {
    productId: `${ACCOUNT}-${String(index + 1).padStart(3, "0")}`,
    category: CATEGORIES[kind] ?? "internet",
    status: STATUSES[index % STATUSES.length] ?? "ACTIVE",
    name: NAMES[kind] ?? "Usługa",
  };
  // A few products have only the required fields.
  if (BARE.includes(index)) return address === undefined ? bare : { ...bare, address };
  const from = `${addToMonth(today.slice(0, 7), -(index % 40) - 1)}-01`;
  // An ordered service starts with the next month.
  const pricedFrom = bare.status === "ORDERED" ? `${addToMonth(today.slice(0, 7), 1)}-01` : from;
  const full: ProductSeed = {
    ...bare,
    productInfo: INFOS[kind]?.(index) ?? "",
    mainProduct: true,
    contractStart: from,
    contractNumber: `ABO/${ACCOUNT}/${(index % PLACES.length) + 1}`,
    actualPrice: 1_990 + index * 50,
    productPrices: [{ validFrom: pricedFrom, value: 1_990 + index * 50 }],
    showDetails: true,
  };
  const seen: ProductSeed =
    full.category === "television" ? { ...full, channels: 300, showTvGuide: true, tvGuideId: "MAX-300" } : full;
  return address === undefined ? seen : { ...seen, address };
}

/** 120 products at twelve addresses: every category and status, and an unknown one of each. */
export function dabProducts(today: IsoDay): readonly ProductSeed[] {
  const addresses = dabAddresses();
  return Array.from({ length: PRODUCTS }, (_, index) =>
    product(index, today, index % 40 === 39 ? undefined : addresses[index % addresses.length]),
  );
}
