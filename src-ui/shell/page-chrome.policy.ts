import type { Client, RodoRestrictions } from "#domain/account/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { allVisibleProducts, hasContractEnded, type Product } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";

/** Pages without a promo: the customer pays, decides, writes a request, or reads of an error or of a right there. */
const NO_PROMO: readonly RouteName[] = [
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

/** A decision page, the site map on a phone, and the page that the floating bar itself opens. */
const NO_FLOATING_BAR: readonly RouteName[] = ["yourOffer", "more", "chat"];

/** Returns true if a page has the operator's promo below it (NAV-11); never on a path that contains `/offer`. */
export function shouldShowPromo(route: RouteName | undefined, pathname: string): boolean {
  return route !== undefined && !NO_PROMO.includes(route) && !pathname.includes("/offer");
}

/** Returns a path without its trailing slash, as `pathTo` returns paths. */
const withoutTrailingSlash = (pathname: string): string => pathname.replace(/\/$/u, "");

/**
 * Returns true if what a page shows allows a promo below it: no open message, because a legal notice may not be marked
 * as one, and no restricted personal data (NAV-11).
 */
export function allowsPromo(
  route: RouteName,
  { pathname, rodo }: { readonly pathname: string; readonly rodo: RodoRestrictions },
): boolean {
  if (route === "messages") return withoutTrailingSlash(pathname) === pathTo("messages");
  return route !== "personalData" || !(rodo.personalData || rodo.address || rodo.email || rodo.phone);
}

/**
 * Returns true if a customer sees advertisements and surveys: never one whose services are limited by a debt, and none
 * before it is known (HELP-05).
 */
export function shouldAdvertise(client: Pick<Client, "blockade"> | undefined): boolean {
  return client !== undefined && client.blockade === undefined;
}

/**
 * Returns true unless a page is about an ended contract, or all contracts of the account have ended: what the promo
 * offers could not be used there (NAV-11).
 */
export function isPromoUsable(products: readonly Product[], pathname: string, today: WarsawDate): boolean {
  if (products.length > 0 && products.every((product) => hasContractEnded(product, today))) return false;
  const path = withoutTrailingSlash(pathname);
  return !allVisibleProducts(products).some(
    (product) =>
      [pathTo("myServices", product.productId), pathTo("termination", product.productId)].includes(path) &&
      hasContractEnded(product, today),
  );
}

/** Returns true if a page has the floating quick actions (NAV-10); an unknown address (404) has them. */
export function shouldShowFloatingBar(route: RouteName | undefined): boolean {
  return route === undefined || !NO_FLOATING_BAR.includes(route);
}
