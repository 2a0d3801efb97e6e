import type { WarsawDate } from "../shared-kernel/index.ts";
import { isProductEndCallOffered } from "./product-end.ts";
import { isPartOfService, isWorking, type Product, type ProductCategory, type WorkingState } from "./product.ts";
import { serviceMoveOption, type AccountMoves, type ServiceMoveOption } from "./service-move.ts";

/** Actions that a customer may perform on a service (PROD-07, PROD-08). */
export interface ServiceActions {
  /** Id of its TV guide; `undefined` without one. */
  readonly guideId: string | undefined;
  readonly move: ServiceMoveOption;
  readonly visit: boolean;
  /** True if a call about the end of the service is offered. */
  readonly talk: boolean;
  /** True for a mobile number with its own settings. */
  readonly mobile: boolean;
}

/** Flags of the account that decide about single services. */
export interface AccountFlags extends AccountMoves {
  readonly flags: { readonly showServiceMoveButton: boolean; readonly showProductEndContactPopup: boolean };
}

const AT_HOME: readonly ProductCategory[] = ["television", "tv_smart", "internet", "phone", "devices"];

type VisitedProduct = Pick<Product, "productId" | "mainServiceId" | "category" | "address" | keyof WorkingState>;

/** Returns true for a package of channels: a part of a television service that needs no technician. */
const isChannelPackage = (product: VisitedProduct): boolean =>
  (product.category === "television" || product.category === "tv_smart") && isPartOfService(product);

/**
 * Returns true if a technician's visit can be booked: a service at an address that works or is ordered, without the
 * packages of channels.
 */
export function canBeVisited(product: VisitedProduct): boolean {
  const { category, address } = product;
  if (isChannelPackage(product) || address === undefined) return false;
  return AT_HOME.includes(category) && (isWorking(product) || product.status === "ORDERED");
}

/** Returns the actions available for `product` on `today`. */
export function availableActions(product: Product, account: AccountFlags, today: WarsawDate): ServiceActions {
  const hasGuide = product.showTvGuide && (product.category === "television" || product.category === "tv_smart");
  return {
    guideId: hasGuide ? product.tvGuideId : undefined,
    move: serviceMoveOption(product, account, today),
    visit: canBeVisited(product),
    talk: isProductEndCallOffered(product, account.flags, today),
    mobile: product.mvnoProduct,
  };
}
