import type { Address, Product, ProductPrice, StatedSpeed } from "../products/index.ts";
import type { Shape } from "./export-node.ts";

export const ADDRESS_SHAPE = {
  of: {
    street: "text",
    houseNumber: "text",
    flatNumber: "text",
    zip: "text",
    city: "text",
    country: "text",
    addressId: "text",
    cityTeryt: "text",
    streetTeryt: "text",
  },
} as const satisfies Shape<Address>;

export const PRICE_SHAPE = {
  of: { validFrom: "day", validTo: "day", value: "money" },
} as const satisfies Shape<ProductPrice>;

/** Shape of the speeds of an internet access. */
export const SPEEDS_SHAPE = {
  each: { of: { name: "text", download: "number", upload: "number" } },
} as const satisfies Shape<readonly StatedSpeed[]>;

export const PRODUCT_SHAPE: Shape<Product> = {
  of: {
    name: "text",
    fullName: "text",
    customName: "text",
    category: "text",
    status: "text",
    productInfo: "text",
    productId: "text",
    internalProductId: "text",
    mainServiceId: "text",
    code: "text",
    address: ADDRESS_SHAPE,
    contractNumber: "text",
    orderNumber: "text",
    contractStart: "day",
    contractEnd: "day",
    commitmentFrom: "day",
    commitmentTo: "day",
    actualPrice: "money",
    productPrices: { each: PRICE_SHAPE },
    discountHint: "text",
    downlink: "number",
    uplink: "number",
    speeds: SPEEDS_SHAPE,
    channels: "number",
    blockade: "text",
    mainProduct: "flag",
    metaProduct: "flag",
    mvnoProduct: "flag",
    showDetails: "flag",
    showHardware: "flag",
    showProductOptions: "flag",
    showTvGuide: "flag",
    tvGuideId: "text",
    iframe: "text",
    servicesList: { each: { of: { id: "text", name: "text", description: "text", status: "text", price: "money" } } },
    hardware: { each: { of: { model: "text", note: "text", caCard: "text", serialNumber: "text" } } },
    childrenList: { each: (): Shape<Product> => PRODUCT_SHAPE },
    visit: { of: { slotId: "text", from: "moment", to: "moment", address: "text", changeableUntil: "moment" } },
    moveOn: "day",
    withdrawalUntil: "day",
    withdrawnOn: "day",
    earlyStart: "flag",
    restoresFormerTerms: "flag",
    formerTermsUntil: "day",
    formerTermsRevocableUntil: "day",
    extensionWithdrawnOn: "day",
    activatedOn: "day",
    isSuspendedUntilEnd: "flag",
    portingOn: "day",
  },
};
