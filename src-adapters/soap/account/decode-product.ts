import { groszeFromDecimal, parsePolishDate } from "#domain/shared-kernel/index.ts";
import { optionStatus, productBlockade, productCategory, productStatus } from "#domain/products/index.ts";
import type { Product, ProductHardware, ProductOption, ProductPrice } from "#domain/products/index.ts";
import type { Fields } from "../decoding/fields.ts";
import { decodeAddress } from "./decode-address.ts";

/** Decodes a price; `undefined` without a value, and when its period cannot be read. */
function decodePrice(item: Fields): ProductPrice | undefined {
  const value = item.parsed("value", groszeFromDecimal);
  const [validFrom, validTo] = [item.limit("validFrom", parsePolishDate), item.limit("validTo", parsePolishDate)];
  if (value === undefined || validFrom === undefined || validTo === undefined) return undefined;
  return { validFrom: validFrom.value, validTo: validTo.value, value };
}

function decodeOption(item: Fields): ProductOption | undefined {
  const id = item.optionalText("id");
  const name = item.optionalText("name");
  if (id === undefined || name === undefined) return undefined;
  return {
    id,
    name,
    description: item.optionalText("description"),
    status: optionStatus(item.optionalText("status")),
    price: item.parsed("price", groszeFromDecimal),
  };
}

function decodeHardware(item: Fields): ProductHardware | undefined {
  const model = item.optionalText("model");
  if (model === undefined) return undefined;
  return {
    model,
    note: item.optionalText("note"),
    caCard: item.optionalText("caCard"),
    serialNumber: item.optionalText("serialNumber"),
  };
}

/** Decodes the number of television channels of a product; `undefined` unless it is positive. */
export function decodeChannelCount(item: Fields): number | undefined {
  return item.parsed("channels", (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined));
}

/** Decodes a product; `undefined` without an id or a name. An unknown status or category keeps the product (ENT-02). */
export function decodeProduct(item: Fields): Product | undefined {
  const productId = item.optionalText("productId");
  const name = item.optionalText("name") ?? item.optionalText("fullName");
  if (productId === undefined || name === undefined) return undefined;
  return {
    productId,
    internalProductId: item.optionalText("internalProductId"),
    mainServiceId: item.optionalText("mainServiceId"),
    code: item.optionalText("code"),
    category: productCategory(item.optionalText("category")),
    status: productStatus(item.optionalText("status")),
    name,
    fullName: item.optionalText("fullName"),
    customName: item.optionalText("customName"),
    productInfo: item.optionalText("productInfo"),
    address: item.decodeChild("address", decodeAddress),
    mainProduct: item.flag("mainProduct"),
    metaProduct: item.flag("metaProduct"),
    mvnoProduct: item.flag("mvnoProduct"),
    blockade: productBlockade(item.optionalText("blockade")),
    commitmentFrom: item.parsed("commitmentFrom", parsePolishDate),
    commitmentTo: item.parsed("commitmentTo", parsePolishDate),
    contractStart: item.parsed("contractStart", parsePolishDate),
    contractEnd: item.parsed("contractEnd", parsePolishDate),
    contractNumber: item.optionalText("contractNumber"),
    actualPrice: item.parsed("actualPrice", groszeFromDecimal),
    productPrices: item.list("productPrices", decodePrice) ?? [],
    discountHint: item.optionalText("discountHint"),
    downlink: item.decimal("downlink"),
    uplink: item.decimal("uplink"),
    channels: decodeChannelCount(item),
    showDetails: item.flag("showDetails"),
    showHardware: item.flag("showHardware"),
    showProductOptions: item.flag("showProductOptions"),
    showTvGuide: item.flag("showTvGuide"),
    tvGuideId: item.optionalText("tvGuideId"),
    iframe: item.optionalText("iframe"),
    servicesList: item.list("servicesList", decodeOption) ?? [],
    hardware: item.list("hardware", decodeHardware) ?? [],
    childrenList: item.list("childrenList", decodeProduct) ?? [],
  };
}
