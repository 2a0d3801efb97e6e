import type { Client, RodoRestrictions } from "#domain/account/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { allVisibleProducts, hasContractEnded, type Product } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";

/** Page that may show the operator's promo or popup. */
export interface PromoPage {
  readonly route: RouteName | undefined;
  readonly pathname: string;
}

/** Part of an account that decides about the promo. */
export interface PromoAccount {
  readonly client: Pick<Client, "blockade" | "rodo">;
  /** `undefined` when a part of them could not be read. */
  readonly products: readonly Product[] | undefined;
  readonly today: WarsawDate;
}

/** Pages without advertising: the customer pays, decides, writes a request, or reads of an error or a right there. */
const WITHOUT_ADVERTISING: readonly RouteName[] = [
  "paymentComplete",
  "directBilling",
  "directBillingDetails",
  "yourOffer",
  "supportRequest",
  "error",
  "accessibility",
  "privacy",
  "withdrawal",
  "regulations",
  "agreements",
  "documents",
];

/** Returns true if advertising is allowed on a page (NAV-11); never on a path that contains `/offer`. */
export function allowsAdvertising({ route, pathname }: PromoPage): boolean {
  return route !== undefined && !WITHOUT_ADVERTISING.includes(route) && !pathname.includes("/offer");
}

/**
 * Returns true if a customer sees advertisements and surveys: never one whose services are limited by a debt, and none
 * before it is known (HELP-05).
 */
export function shouldAdvertise(client: Pick<Client, "blockade"> | undefined): boolean {
  return client !== undefined && client.blockade === undefined;
}

/**
 * Returns true if the operator's promo is shown below a page (NAV-11): advertising is allowed there and to this
 * customer, what the page shows allows it, and the account could use what is offered.
 */
export function shouldShowPromo(page: PromoPage, { client, products, today }: PromoAccount): boolean {
  return (
    allowsAdvertising(page) &&
    shouldAdvertise(client) &&
    !isOpenMessage(page) &&
    !hasRestrictedData(page, client.rodo) &&
    (products === undefined || isPromoUsable(products, page, today))
  );
}

/** A legal notice may not be marked as advertising. */
function isOpenMessage({ route, pathname }: PromoPage): boolean {
  return route === "messages" && withoutTrailingSlash(pathname) !== pathTo("messages");
}

function hasRestrictedData({ route }: PromoPage, rodo: RodoRestrictions): boolean {
  return route === "personalData" && (rodo.personalData || rodo.address || rodo.email || rodo.phone);
}

/** Returns false on the pages of an ended contract, and on every page once all contracts have ended. */
function isPromoUsable(products: readonly Product[], { route, pathname }: PromoPage, today: WarsawDate): boolean {
  if (products.length > 0 && products.every((product) => hasContractEnded(product, today))) return false;
  // Only these pages are about one product; on others, building its paths would take time at each navigation.
  if (route !== "myServices" && route !== "termination") return true;
  const path = withoutTrailingSlash(pathname);
  return !allVisibleProducts(products).some(
    (product) =>
      [pathTo("myServices", product.productId), pathTo("termination", product.productId)].includes(path) &&
      hasContractEnded(product, today),
  );
}

/** Returns a path as `pathTo` returns paths. */
const withoutTrailingSlash = (pathname: string): string => pathname.replace(/\/$/u, "");
