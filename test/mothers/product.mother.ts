import type {
  StatedSpeed,
  Address,
  Product,
  ProductHardware,
  ProductOption,
  ProductPrice,
} from "#domain/products/index.ts";
import { day, zloty } from "./calendar.mother.ts";

export function anAddress(changes: Partial<Address> = {}): Address {
  return {
    addressId: "A-1",
    street: "ul. gen. Władysława Andersa",
    houseNumber: "14",
    flatNumber: "8",
    zip: "80-809",
    city: "Gdańsk",
    country: "Polska",
    cityTeryt: undefined,
    streetTeryt: undefined,
    ...changes,
  };
}

/** Address without any field. */
export function anEmptyAddress(changes: Partial<Address> = {}): Address {
  return anAddress({
    addressId: "",
    street: undefined,
    houseNumber: undefined,
    flatNumber: undefined,
    zip: undefined,
    city: undefined,
    country: undefined,
    ...changes,
  });
}

export function aPrice(changes: Partial<ProductPrice> = {}): ProductPrice {
  return { validFrom: undefined, validTo: undefined, value: zloty("69.00"), ...changes };
}

export function anOption(changes: Partial<ProductOption> = {}): ProductOption {
  return {
    id: "O-1",
    name: "Eleven Sports",
    description: undefined,
    status: "inactive",
    price: zloty("15.00"),
    ...changes,
  };
}

export function aDevice(changes: Partial<ProductHardware> = {}): ProductHardware {
  return {
    model: "Dekoder 4K WB-510",
    note: undefined,
    caCard: "0150 0048 2716",
    serialNumber: "WB510-22-0087413",
    ...changes,
  };
}

/** Active internet service at the first address. */
export function aProduct(changes: Partial<Product> = {}): Product {
  return {
    productId: "P-1",
    internalProductId: "I-1",
    mainServiceId: undefined,
    code: undefined,
    category: "internet",
    status: "ACTIVE",
    name: "Internet światłowodowy",
    fullName: "Internet światłowodowy 1 Gb/s",
    customName: undefined,
    productInfo: "pobieranie 1000 Mb/s, wysyłanie 300 Mb/s",
    address: anAddress(),
    mainProduct: true,
    metaProduct: false,
    mvnoProduct: false,
    blockade: undefined,
    commitmentFrom: day("2025-03-01"),
    commitmentTo: day("2027-02-28"),
    contractStart: day("2025-03-01"),
    contractEnd: undefined,
    contractNumber: "ABO/0412783/25",
    actualPrice: zloty("69.00"),
    productPrices: [],
    discountHint: undefined,
    downlink: 1000,
    uplink: 300,
    channels: undefined,
    showDetails: true,
    showHardware: false,
    showProductOptions: false,
    showTvGuide: false,
    tvGuideId: undefined,
    iframe: undefined,
    servicesList: [],
    hardware: [],
    childrenList: [],
    visit: undefined,
    moveOn: undefined,
    withdrawalUntil: undefined,
    withdrawnOn: undefined,
    earlyStart: false,
    activatedOn: undefined,
    isSuspendedUntilEnd: false,
    portingOn: undefined,
    ...changes,
  };
}

/** Product with only the required fields of the contract. */
export function aBareProduct(changes: Partial<Product> = {}): Product {
  return aProduct({
    internalProductId: undefined,
    fullName: undefined,
    productInfo: undefined,
    address: undefined,
    mainProduct: false,
    commitmentFrom: undefined,
    commitmentTo: undefined,
    contractStart: undefined,
    contractNumber: undefined,
    actualPrice: undefined,
    downlink: undefined,
    uplink: undefined,
    showDetails: false,
    ...changes,
  });
}

/** Speeds of a fibre access of 1 Gb/s. */
export function someSpeeds(): readonly StatedSpeed[] {
  return [
    { name: "MINIMUM", download: 500, upload: undefined },
    { name: "NORMAL", download: 900, upload: undefined },
    { name: "MAXIMUM", download: 1000, upload: 300 },
    { name: "ADVERTISED", download: 1000, upload: 300 },
  ];
}
