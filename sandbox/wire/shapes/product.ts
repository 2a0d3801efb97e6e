import { list, record, type RecordPart } from "../shape.ts";

export const ADDRESS: RecordPart = record({
  addressId: "text", street: "text", houseNumber: "text", flatNumber: "text", zip: "text", city: "text", country: "text",
  cityTeryt: "text", streetTeryt: "text",
});

export const PRODUCT: RecordPart = record({
  productId: "text", internalProductId: "text", mainServiceId: "text", code: "text", category: "text", status: "text", name: "text",
  fullName: "text", customName: "text", productInfo: "text", address: ADDRESS, mainProduct: "flag", metaProduct: "flag", mvnoProduct: "flag",
  blockade: "text", commitmentFrom: "day", commitmentTo: "day", contractStart: "day", contractEnd: "day", contractNumber: "text",
  actualPrice: "money", productPrices: list(record({ validFrom: "day", validTo: "day", value: "money" })), discountHint: "text",
  downlink: "number", uplink: "number", showDetails: "flag", showHardware: "flag", showProductOptions: "flag", showTvGuide: "flag",
  tvGuideId: "text", iframe: "text",
  servicesList: list(record({ id: "text", name: "text", description: "text", status: "text", price: "money" })),
  hardware: list(record({ model: "text", note: "text", caCard: "text", serialNumber: "text" })),
  childrenList: list(() => PRODUCT),
});
