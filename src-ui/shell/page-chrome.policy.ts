import type { Client, RodoRestrictions } from "#domain/account/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { hasContractEnded, type Product } from "#domain/products/index.ts";
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

/**
 * Returns true if what a page shows allows a promo below it: no open message, which may be a legal notice that only its
 * words tell, and no restricted personal data (NAV-11).
 */
export function allowsPromo(
  route: RouteName,
  { pathname, rodo }: { readonly pathname: string; readonly rodo: RodoRestrictions },
): boolean {
  if (route === "messages") return pathname.replace(/\/$/u, "") === pathTo("messages");
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
export function isPromoUsable(
  products: readonly Pick<Product, "productId" | "status" | "withdrawnOn" | "contractEnd">[],
  pathname: string,
  today: WarsawDate,
): boolean {
  const ended = products.filter((product) => hasContractEnded(product, today));
  if (products.length > 0 && ended.length === products.length) return false;
  return !ended.some(({ productId }) =>
    [pathTo("myServices", productId), pathTo("termination", productId)].includes(pathname),
  );
}

/** Returns true if a page has the floating quick actions (NAV-10); an unknown address (404) has them. */
export function shouldShowFloatingBar(route: RouteName | undefined): boolean {
  return route === undefined || !NO_FLOATING_BAR.includes(route);
}
