import type { Access } from "#domain/access/index.ts";
import type { ClientData } from "#domain/account/index.ts";
import { isRestoredByPayment } from "#domain/account/blockade-case.ts";
import type { ArrearsPayment } from "#domain/finance/arrears-payment.ts";
import { contractEndedOn } from "#domain/products/product-end.ts";
import { availableActions, type ServiceActions } from "#domain/products/service-actions.ts";
import { priceUntilEnd } from "#domain/products/price-until-end.ts";
import { findVisibleProduct, serviceView, setupKindOf, type ServiceView } from "#domain/products/service-view.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { replacementBeforeEnd } from "#domain/termination/continuing-orders.ts";
import { terminationLink } from "#domain/termination/termination-link.ts";
import { contractWithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { orderReplacementOf, type SaleOffer } from "#domain/offers/index.ts";
import {
  displayName,
  isContractOver,
  numberTransferUntil,
  serviceNameOf,
  statedSpeeds,
  visibleProducts,
  type Product,
} from "#domain/products/index.ts";
import type { ServiceAction } from "./actions-card.view.tsx";
import type { ServiceParameters } from "./parameters-card.view.tsx";
import type { ServicePage } from "./service-details.view.tsx";
import type { ServiceReplacement } from "./service-hindrances.ts";
import { formatNumber } from "#ui/shared/formats.ts";

export interface ServicePageInput {
  readonly data: ClientData;
  readonly access: Access | undefined;
  /** Accepted offers; empty until they are loaded. */
  readonly orders: readonly SaleOffer[];
  readonly productId: string;
  readonly today: WarsawDate;
  /** Hosts of the pages that a service may embed. */
  readonly frameHosts: readonly string[];
  /** Payment of the arrears for which the account is blocked; `undefined` without one. */
  readonly arrearsPayment: ArrearsPayment | undefined;
  /** True for a product of direct billing, which is changed and turned off on the page of subscriptions. */
  readonly isSubscription: boolean;
  /** Day on which the limit ends a subscription (DB-18). */
  readonly limitEnd?: WarsawDate | undefined;
}

/** Returns the page of a service that is not listed: a subscription that is off, or no service of the account. */
function pageOfHidden({ data, productId, isSubscription }: ServicePageInput): ServicePage {
  const off = data.products.find((one) => one.productId === productId && one.status === "RESIGNED");
  if (off === undefined || !isSubscription) return { kind: "unknown" };
  return { kind: "off", service: serviceNameOf(off), since: off.contractEnd };
}

/** Builds the page of one service for its view (PROD-05). */
export function toServicePage(input: ServicePageInput): ServicePage {
  const { data, productId, today, frameHosts, arrearsPayment, limitEnd } = input;
  const view = serviceView(data.products, productId, today, frameHosts);
  const product = findVisibleProduct(data.products, productId);
  if (view === undefined || product === undefined) return pageOfHidden(input);
  const offeredActions = availableActions(
    product,
    { flags: data.flags, moveMessage: data.client.serviceMoveMessage },
    today,
  );
  const link = terminationLink(product);
  const endedOn = contractEndedOn(product, today);
  const isRestorable = isRestoredByPayment(product, data.products, today);
  const replacement = replacementOf(product, input);
  // Without a day nothing is known about the prices after today.
  const lastDay = replacement?.isCertain === true ? (replacement.day ?? today) : view.price.contractEnd;
  return {
    kind: "found",
    service: {
      ...view,
      price: lastDay === undefined ? view.price : priceUntilEnd(view.price, lastDay),
      replacement,
      ...(limitEnd !== undefined && { limitEnd }),
      productId,
      hardware: view.hardware.map((device, index) => ({ ...device, key: String(index) })),
      accountBlockade: data.client.blockade,
      isRestoredByPayment: isRestorable,
      arrearsPayment,
      // A service that a payment would not restore has ended; it is not blocked any more.
      ...(!isRestorable && isContractOver(product) && { blockade: undefined }),
      parameters: parametersOf(view),
      endedOn,
      numberUntil: endedOn && numberTransferUntil([product], endedOn, today),
      // Of an ended contract the page shows what still applies instead.
      actions: endedOn === undefined ? [...dialogsOf(offeredActions), ...actionsFor(view, input)] : [],
      ownName: displayName({ ...product, customName: undefined }),
      moveMessage: offeredActions.move?.kind === "message" ? offeredActions.move.message : undefined,
      offeredActions,
      withdrawalCost: contractWithdrawalCost(view.contract?.withdrawalNumber ?? "", data.products, today),
      termination: link === undefined ? undefined : { href: pathTo("termination", productId), kind: link },
    },
  };
}

/** Order in progress that replaces a running service, or may do so; that of an option replaces no main service. */
function replacementOf(product: Product, { data, orders, today }: ServicePageInput): ServiceReplacement | undefined {
  if (product.status === "ORDERED" || product.status === "INACTIVE") return undefined;
  const found = orderReplacementOf(product, orders, visibleProducts(data.products), today);
  if (found === undefined) return undefined;
  const { order, isCertain } = found;
  const startsBy = order.order?.day;
  const isStartFixed = order.order?.state === "scheduled";
  const start = { replaced: isCertain ? [product] : [], startsBy, isStartFixed };
  const beforeEnd = product.contractEnd === undefined ? "perhaps" : replacementBeforeEnd([start], product.contractEnd);
  return { title: order.title, day: startsBy, isStartFixed, isCertain, beforeEnd };
}

/** Phone number and nothing else. */
const NUMBER_ONLY = /^\+?\d(?:[ \u00a0]?\d){8,13}$/;

/** Of a service that the operator suspended for arrears, the text describes the service; the blockade says why. */
function infoKindOf({
  info = "",
  status,
  isSuspendedUntilEnd,
  blockade,
}: Pick<ServiceView, "info" | "status" | "isSuspendedUntilEnd" | "blockade">): ServiceParameters["infoKind"] {
  if (NUMBER_ONLY.test(info.trim())) return "number";
  return (status === "SUSPENDED" || isSuspendedUntilEnd) && blockade === undefined ? "suspension" : "summary";
}

function parametersOf({
  info,
  downlink,
  uplink,
  speeds,
  status,
  isSuspendedUntilEnd,
  blockade,
}: ServiceView): ServiceParameters | undefined {
  const stated = statedSpeeds(speeds).length === 0 ? undefined : speeds;
  if (info === undefined && downlink === undefined && uplink === undefined && stated === undefined) return undefined;
  return {
    info,
    infoKind: infoKindOf({ info, status, isSuspendedUntilEnd, blockade }),
    download: digits(downlink),
    upload: digits(uplink),
    ...(stated !== undefined && { speeds: stated }),
  };
}

function digits(speed: number | undefined): string | undefined {
  return speed === undefined ? undefined : formatNumber(speed);
}

/**
 * Returns the actions that this customer may open. Only a service that direct billing knows has a page among the
 * subscriptions. A problem can be reported for any service.
 */
function actionsFor(
  view: ServiceView,
  { access, productId, isSubscription }: Pick<ServicePageInput, "access" | "productId" | "isSubscription">,
): readonly ServiceAction[] {
  const setup = setupKindOf(view);
  const actions: ServiceAction[] = [];
  if (setup === "pin" && access?.resetPin === "yes") actions.push({ kind: "resetPin", decoders: view.hardware.length });
  if (setup === "wifi" && access?.wifi === "yes") actions.push({ kind: "wifi" });
  if (isSubscription && access?.directBilling === "yes") actions.push({ kind: "subscription" });
  if (access?.messages === "yes") actions.push({ kind: "support", productId });
  return actions;
}

/** Returns the offered dialogs; the one about the end of the service comes first. */
function dialogsOf({ guideId, move, visit, talk }: ServiceActions): readonly ServiceAction[] {
  const offered = { talk, channels: guideId !== undefined, visit, move: move?.kind === "change" };
  return (["talk", "channels", "visit", "move"] as const)
    .filter((dialog) => offered[dialog])
    .map((dialog) => ({ kind: "dialog", dialog }));
}
