import { parseWireDay } from "#domain/shared-kernel/index.ts";
import {
  BLOCKADE_REASONS,
  CATEGORIES_IN_ORDER,
  OPTION_STATUSES,
  PRODUCT_STATUSES,
  optionStatus,
  productBlockade,
  productCategory,
  productStatus,
} from "#domain/products/index.ts";
import type { Product, ProductHardware, ProductOption, ProductPrice, StatedSpeed } from "#domain/products/index.ts";
import { decodeEndDay } from "../decoding/decode-end-day.ts";
import type { Fields } from "../decoding/fields.ts";
import { decodeBookedVisit } from "../products/decode-visit.ts";
import { decodeAddress } from "./decode-address.ts";

/** `TERMINATED` is shown as inactive (PROD-03). */
const PRODUCT_STATUSES_OF_CONTRACT = [...PRODUCT_STATUSES, "TERMINATED"];

/** Decodes a price; `undefined` without a value, and when its period cannot be read. */
function decodePrice(item: Fields): ProductPrice | undefined {
  const value = item.requiredAmount("value");
  const [validFrom, validTo] = [item.limit("validFrom", parseWireDay), decodeEndDay(item, "validTo")];
  if (value === undefined || validFrom === undefined || validTo === undefined) return undefined;
  return { validFrom: validFrom.value, validTo: validTo.value, value };
}

function decodeOption(item: Fields): ProductOption | undefined {
  const id = item.requiredText("id");
  const name = item.requiredText("name");
  if (id === undefined || name === undefined) return undefined;
  return {
    id,
    name,
    description: item.optionalText("description"),
    status: optionStatus(item.requiredWord("status", OPTION_STATUSES)),
    price: item.amount("price"),
  };
}

function decodeHardware(item: Fields): ProductHardware | undefined {
  const model = item.requiredText("model");
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

/** Decodes a speed of an internet access; `undefined` without its name. */
export function decodeSpeed(item: Fields): StatedSpeed | undefined {
  const name = item.requiredText("name");
  return name === undefined ? undefined : { name, download: item.decimal("download"), upload: item.decimal("upload") };
}

/** Decodes a product; `undefined` without an id or a name. An unknown status or category keeps the product (ENT-02). */
export function decodeProduct(item: Fields): Product | undefined {
  const productId = item.requiredText("productId");
  const name = item.optionalText("name") ?? item.optionalText("fullName");
  if (name === undefined) item.reportLoss("name", "a text");
  else if (item.optionalText("name") === undefined) item.reportTolerated("name", "a text");
  if (productId === undefined || name === undefined) return undefined;
  return {
    productId,
    internalProductId: item.optionalText("internalProductId"),
    mainServiceId: item.optionalText("mainServiceId"),
    code: item.optionalText("code"),
    category: productCategory(item.requiredOpenWord("category", CATEGORIES_IN_ORDER)),
    status: productStatus(item.requiredWord("status", PRODUCT_STATUSES_OF_CONTRACT)),
    name,
    fullName: item.optionalText("fullName"),
    customName: item.optionalText("customName"),
    productInfo: item.optionalText("productInfo"),
    address: item.decodeChild("address", decodeAddress),
    mainProduct: item.flag("mainProduct"),
    metaProduct: item.flag("metaProduct"),
    mvnoProduct: item.flag("mvnoProduct"),
    blockade: productBlockade(item.openWord("blockade", BLOCKADE_REASONS)),
    commitmentFrom: item.parsed("commitmentFrom", parseWireDay),
    commitmentTo: decodeEndDay(item, "commitmentTo")?.value,
    contractStart: item.parsed("contractStart", parseWireDay),
    contractEnd: decodeEndDay(item, "contractEnd")?.value,
    contractNumber: item.optionalText("contractNumber")?.trim(),
    orderNumber: item.optionalText("orderNumber")?.trim(),
    actualPrice: item.amount("actualPrice"),
    productPrices: item.list("productPrices", decodePrice) ?? [],
    discountHint: item.optionalText("discountHint"),
    downlink: item.decimal("downlink"),
    uplink: item.decimal("uplink"),
    speeds: item.list("speeds", decodeSpeed),
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
    visit: item.decodeChild("visit", decodeBookedVisit),
    moveOn: item.parsed("moveOn", parseWireDay),
    withdrawalUntil: item.parsed("withdrawalUntil", parseWireDay),
    withdrawnOn: item.parsed("withdrawnOn", parseWireDay),
    earlyStart: item.flag("earlyStart"),
    restoresFormerTerms: item.flag("restoresFormerTerms"),
    formerTermsUntil: item.parsed("formerTermsUntil", parseWireDay),
    formerTermsRevocableUntil: item.parsed("formerTermsRevocableUntil", parseWireDay),
    extensionWithdrawnOn: item.parsed("extensionWithdrawnOn", parseWireDay),
    activatedOn: item.parsed("activatedOn", parseWireDay),
    isSuspendedUntilEnd: item.flag("suspended"),
    portingOn: item.parsed("portingOn", parseWireDay),
  };
}
