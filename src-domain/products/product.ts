import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";
import type { Address } from "./address.ts";
import type { BookedVisit } from "./appointment.ts";
import type { StatedSpeed } from "./stated-speed.ts";

/** Status of a product (PROD-03). TERMINATED and unknown values are decoded as INACTIVE. */
export type ProductStatus = "DURING_RESIGNATION" | "SUSPENDED" | "ORDERED" | "ACTIVE" | "INACTIVE" | "RESIGNED";

/** Category of a product (PROD-04). `unknown` keeps a product with an unknown category. */
export type ProductCategory =
  | "television"
  | "tv_smart"
  | "mobile_internet"
  | "internet"
  | "mobile_phone"
  | "phone"
  | "additional"
  | "devices"
  | "assistance"
  | "netflix"
  | "player"
  | "tvn24go"
  | "unknown";

/** Reason why a service is blocked (PROD-09). `unknown`: the server gives a reason without a text in the portal. */
export type ProductBlockade = "arrears" | "vindication" | "unknown";

/** A price and its period of validity, both days included; `undefined` means an open end. */
export interface ProductPrice {
  readonly validFrom: WarsawDate | undefined;
  readonly validTo: WarsawDate | undefined;
  readonly value: Grosze;
}

export type OptionStatus = "active" | "inactive" | "pending";

/** An option of a service that can be on or off (specification 3, option statuses). */
export interface ProductOption {
  readonly id: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly status: OptionStatus;
  /** `undefined`: included in the price of the service. */
  readonly price: Grosze | undefined;
}

/** A device that comes with a service. */
export interface ProductHardware {
  readonly model: string;
  readonly note: string | undefined;
  readonly caCard: string | undefined;
  readonly serialNumber: string | undefined;
}

/** A service or device of the customer: in use, ordered or cancelled (specification 3, Product). */
export interface Product {
  readonly productId: string;
  readonly internalProductId: string | undefined;
  readonly mainServiceId: string | undefined;
  readonly code: string | undefined;
  readonly category: ProductCategory;
  readonly status: ProductStatus;
  readonly name: string;
  readonly fullName: string | undefined;
  /** Set by the customer; replaces the server's name everywhere (PROD-07). */
  readonly customName: string | undefined;
  /** One line of facts below the name, in the operator's words. */
  readonly productInfo: string | undefined;
  readonly address: Address | undefined;
  readonly mainProduct: boolean;
  readonly metaProduct: boolean;
  readonly mvnoProduct: boolean;
  readonly blockade: ProductBlockade | undefined;
  readonly commitmentFrom: WarsawDate | undefined;
  readonly commitmentTo: WarsawDate | undefined;
  readonly contractStart: WarsawDate | undefined;
  readonly contractEnd: WarsawDate | undefined;
  /** Trimmed; `undefined` instead of an empty text. */
  readonly contractNumber: string | undefined;
  /** Number of the order that it comes from, which a withdrawal names without a contract number. */
  readonly orderNumber?: string | undefined;
  readonly actualPrice: Grosze | undefined;
  readonly productPrices: readonly ProductPrice[];
  readonly discountHint: string | undefined;
  /** Mb/s. */
  readonly downlink: number | undefined;
  /** Mb/s. */
  readonly uplink: number | undefined;
  /** Speeds of the contract; `undefined` if the server sends none (SERV-11). */
  readonly speeds?: readonly StatedSpeed[] | undefined;
  /** Number of television channels. */
  readonly channels: number | undefined;
  readonly showDetails: boolean;
  readonly showHardware: boolean;
  readonly showProductOptions: boolean;
  readonly showTvGuide: boolean;
  readonly tvGuideId: string | undefined;
  readonly iframe: string | undefined;
  readonly servicesList: readonly ProductOption[];
  readonly hardware: readonly ProductHardware[];
  readonly childrenList: readonly Product[];
  /** Booked visit of a technician; `undefined` also if the server does not send visits with the products. */
  readonly visit: BookedVisit | undefined;
  /** Day of an arranged move; `undefined` also if the server does not send moves with the products. */
  readonly moveOn: WarsawDate | undefined;
  /** Last day to withdraw from the contract; `undefined`: no right to withdraw, or not known. */
  readonly withdrawalUntil: WarsawDate | undefined;
  /** Day on which the customer withdrew from the contract. */
  readonly withdrawnOn: WarsawDate | undefined;
  /** The service began within the time to withdraw at the express wish of the customer (WITHDRAW-06). */
  readonly earlyStart: boolean;
  /** True: after a withdrawal the service goes on under its former terms, as after that from an extension. */
  readonly restoresFormerTerms?: boolean | undefined;
  /** Last day of the terminated contract to which a withdrawal returns; `undefined`: not terminated, or not known. */
  readonly formerTermsUntil?: WarsawDate | undefined;
  /** Last day to revoke that termination after the withdrawal. */
  readonly formerTermsRevocableUntil?: WarsawDate | undefined;
  /** Day of the last withdrawal from an extension or a change, without which the service goes on (WITHDRAW-05). */
  readonly extensionWithdrawnOn?: WarsawDate | undefined;
  /** First day on which the service worked; `undefined`: it does not work yet, or not known. */
  readonly activatedOn: WarsawDate | undefined;
  /** True for a service that is being cancelled and stays suspended until its contract ends. */
  readonly isSuspendedUntilEnd: boolean;
  /** Day on which another operator takes over the number, with which the contract ends; `undefined`: not arranged. */
  readonly portingOn: WarsawDate | undefined;
}

/** Statuses of an option (PROD-05). */
export const OPTION_STATUSES: readonly OptionStatus[] = ["active", "inactive", "pending"];

/** Decodes the status of an option; unknown or missing text means inactive (PROD-05). */
export function optionStatus(text: string | undefined): OptionStatus {
  return OPTION_STATUSES.find((status) => status === text) ?? "inactive";
}

/** Returns the name to display: the customer's own name, else the full or the short name (PROD-07). */
export function displayName(product: Pick<Product, "customName" | "fullName" | "name">): string {
  return (
    [product.customName, product.fullName].find((name) => name !== undefined && name.trim() !== "") ?? product.name
  );
}

/** Statuses of a product (PROD-03). */
export const PRODUCT_STATUSES: readonly ProductStatus[] = [
  "DURING_RESIGNATION",
  "SUSPENDED",
  "ORDERED",
  "ACTIVE",
  "INACTIVE",
  "RESIGNED",
];

/** Part of a product that decides whether it works. */
export type WorkingState = Pick<Product, "status" | "withdrawnOn" | "isSuspendedUntilEnd">;

/** Returns true for a service that works, also until the end of its terminated contract unless it is suspended. */
export function isWorking({ status, withdrawnOn, isSuspendedUntilEnd }: WorkingState): boolean {
  return status === "ACTIVE" || (status === "DURING_RESIGNATION" && withdrawnOn === undefined && !isSuspendedUntilEnd);
}

/** Decodes a status; TERMINATED, unknown and missing text mean INACTIVE (PROD-03). */
export function productStatus(text: string | undefined): ProductStatus {
  return PRODUCT_STATUSES.find((status) => status === text) ?? "INACTIVE";
}

/** Display order of the categories at one address; unknown ones come last (PROD-01, PROD-04). */
export const CATEGORIES_IN_ORDER: readonly ProductCategory[] = [
  "television",
  "tv_smart",
  "mobile_internet",
  "internet",
  "mobile_phone",
  "phone",
  "additional",
  "devices",
  "assistance",
  "netflix",
  "player",
  "tvn24go",
  "unknown",
];

/** Decodes a category; `unknown` keeps a product that the portal cannot sort (PROD-04). */
export function productCategory(text: string | undefined): ProductCategory {
  return CATEGORIES_IN_ORDER.find((category) => category === text) ?? "unknown";
}

/** Returns the position of a category in the display order, from 0. */
export function categoryRank(category: ProductCategory): number {
  return CATEGORIES_IN_ORDER.indexOf(category);
}

/** Known reasons of a blockade (PROD-09). */
export const BLOCKADE_REASONS: readonly ProductBlockade[] = ["arrears", "vindication"];

/** Decodes the reason of a blockade (PROD-09); `undefined` means not blocked. An unknown reason still blocks. */
export function productBlockade(text: string | undefined): ProductBlockade | undefined {
  const reason = text?.trim() ?? "";
  return reason === "" ? undefined : (BLOCKADE_REASONS.find((known) => known === reason) ?? "unknown");
}

/** Returns true for a service that belongs to another one, such as a channel package. */
export function isPartOfService({ productId, mainServiceId }: Pick<Product, "productId" | "mainServiceId">): boolean {
  return mainServiceId !== undefined && mainServiceId !== productId;
}

/** Returns the products to display: all but the resigned ones, in the server's order (PROD-02). */
export function visibleProducts(products: readonly Product[]): readonly Product[] {
  return products.filter((product) => product.status !== "RESIGNED");
}

/** Returns the products to display, each followed by the nested ones to display. */
export function allVisibleProducts(products: readonly Product[]): readonly Product[] {
  return visibleProducts(products).flatMap((product) => [product, ...allVisibleProducts(product.childrenList)]);
}

/** Returns all products, each followed by its nested ones; also resigned ones, which are not displayed. */
export function allProducts(products: readonly Product[]): readonly Product[] {
  return products.flatMap((product) => [product, ...allProducts(product.childrenList)]);
}

/** Categories of services that come with a decoder. */
const WITH_DECODER: readonly ProductCategory[] = ["television", "tv_smart"];

/** Returns true if a displayed service may have a decoder: a television service, or a device with a card (NAV-25). */
export function mayHaveDecoder(products: readonly Product[]): boolean {
  return allVisibleProducts(products).some(
    ({ category, hardware }) => WITH_DECODER.includes(category) || hardware.some(({ caCard }) => caCard !== undefined),
  );
}

/** Returns the devices that the page of a service lists. */
export function serviceHardware({
  showDetails,
  showHardware,
  hardware,
}: Pick<Product, "showDetails" | "showHardware" | "hardware">): readonly ProductHardware[] {
  return showDetails && showHardware ? hardware : [];
}

/** Refusal of a write about a service. `unknown`: a code without a text in the portal. */
export interface ServiceRefusal<Code extends string> {
  readonly kind: "service-refused";
  readonly code: Code | "unknown";
}
