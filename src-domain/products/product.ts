import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";
import type { Address } from "./address.ts";

/** PROD-03. The wire's TERMINATED, and whatever is unknown, is INACTIVE. */
export type ProductStatus = "DURING_RESIGNATION" | "SUSPENDED" | "ORDERED" | "ACTIVE" | "INACTIVE" | "RESIGNED";

/** PROD-04. `unknown` keeps a product whose category the portal does not know yet. */
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

/** Why a service is blocked (PROD-09). `unknown`: the provider gives a reason that the portal has no words for. */
export type ProductBlockade = "arrears" | "vindication" | "unknown";

/** A price and the days it holds for, both included; an open end has none. */
export interface ProductPrice {
  readonly validFrom: WarsawDate | undefined;
  readonly validTo: WarsawDate | undefined;
  readonly value: Grosze;
}

export type OptionStatus = "active" | "inactive" | "pending";

/** Something that belongs to a service and can be on or off (specification 3, option statuses). */
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

/** A service or a thing that the customer has, ordered or gives up (specification 3, Product). */
export interface Product {
  readonly productId: string;
  readonly internalProductId: string | undefined;
  readonly mainServiceId: string | undefined;
  readonly code: string | undefined;
  readonly category: ProductCategory;
  readonly status: ProductStatus;
  readonly name: string;
  readonly fullName: string | undefined;
  /** Given by the customer; shows everywhere in place of the name (PROD-07). */
  readonly customName: string | undefined;
  /** One line of facts beneath the name, as the provider words it. */
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
  readonly contractNumber: string | undefined;
  readonly actualPrice: Grosze | undefined;
  readonly productPrices: readonly ProductPrice[];
  readonly discountHint: string | undefined;
  /** Mb/s. */
  readonly downlink: number | undefined;
  /** Mb/s. */
  readonly uplink: number | undefined;
  readonly showDetails: boolean;
  readonly showHardware: boolean;
  readonly showProductOptions: boolean;
  readonly showTvGuide: boolean;
  readonly tvGuideId: string | undefined;
  readonly iframe: string | undefined;
  readonly servicesList: readonly ProductOption[];
  readonly hardware: readonly ProductHardware[];
  readonly childrenList: readonly Product[];
}

const OPTION_STATUSES: readonly OptionStatus[] = ["active", "inactive", "pending"];

/** The status of an option that the wire's text names; what is unknown or missing is not switched on (PROD-05). */
export function optionStatus(text: string | undefined): OptionStatus {
  return OPTION_STATUSES.find((status) => status === text) ?? "inactive";
}

/**
 * What a product is called everywhere: the customer's own name for it, else the provider's full or short one (PROD-07).
 */
export function displayName(product: Pick<Product, "customName" | "fullName" | "name">): string {
  return (
    [product.customName, product.fullName].find((name) => name !== undefined && name.trim() !== "") ?? product.name
  );
}

const PRODUCT_STATUSES: readonly ProductStatus[] = [
  "DURING_RESIGNATION",
  "SUSPENDED",
  "ORDERED",
  "ACTIVE",
  "INACTIVE",
  "RESIGNED",
];

/** The status that the wire's text names; TERMINATED and whatever is unknown or missing is INACTIVE (PROD-03). */
export function productStatus(text: string | undefined): ProductStatus {
  return PRODUCT_STATUSES.find((status) => status === text) ?? "INACTIVE";
}

/**
 * Categories in the order in which products stand at an address; what the portal does not know comes last (PROD-01,
 * PROD-04).
 */
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

/** The category that the wire's text names; `unknown` keeps a product that the portal cannot sort (PROD-04). */
export function productCategory(text: string | undefined): ProductCategory {
  return CATEGORIES_IN_ORDER.find((category) => category === text) ?? "unknown";
}

/** Where a category stands among the others, from 0. */
export function categoryRank(category: ProductCategory): number {
  return CATEGORIES_IN_ORDER.indexOf(category);
}

const BLOCKADE_REASONS: readonly ProductBlockade[] = ["arrears", "vindication"];

/**
 * Why a service is blocked, by the wire's text (PROD-09); `undefined`: it is not. An unknown reason is still a
 * blockade.
 */
export function productBlockade(text: string | undefined): ProductBlockade | undefined {
  const reason = text?.trim() ?? "";
  return reason === "" ? undefined : (BLOCKADE_REASONS.find((known) => known === reason) ?? "unknown");
}

/** The products that a customer sees: all but the resigned ones, in the provider's order (PROD-02). */
export function visibleProducts(products: readonly Product[]): readonly Product[] {
  return products.filter((product) => product.status !== "RESIGNED");
}

/**
 * Why the provider did not do what was asked of a service. `UNKNOWN`: for a reason that the portal has no words for.
 */
export interface ServiceRefusal<Code extends string> {
  readonly kind: "service-refused";
  readonly code: Code | "UNKNOWN";
}
