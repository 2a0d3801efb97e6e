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
