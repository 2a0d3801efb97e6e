import type { ClientData } from "../account/index.ts";
import type { ContactData } from "../contact/index.ts";
import type { StreamingService } from "../direct-billing/index.ts";
import { applicableOffers, hasOrderHistory, isOfferCurrent, isOfferWaiting, type SaleOffer } from "../offers/index.ts";
import { mayHaveDecoder, type ProductCategory, visibleProducts } from "../products/index.ts";
import { hasUnreadRight, type SessionRight, type UserSession } from "../session/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { type SiteContent, siteText } from "../site-content/index.ts";
import { NONE_UNAVAILABLE, type PortalFeature, type UnavailableFeatures } from "./portal-features.ts";

/**
 * Result of an access rule; `unknown` while its data is loading, `undetermined` when the session lacks the right that
 * decides, which only another login can change.
 */
export type AccessDecision = "yes" | "no" | "unknown" | "undetermined";

/** Applies `rule` to `fact`; "unknown" while the fact is loading. */
export function decideWhenLoaded<Fact>(fact: Fact | undefined, rule: (fact: Fact) => boolean): AccessDecision {
  if (fact === undefined) return "unknown";
  return rule(fact) ? "yes" : "no";
}

/** Combines two decisions by "or": "yes" if one is "yes", "no" only if both are. */
export function combineWithOr(one: AccessDecision, other: AccessDecision): AccessDecision {
  if (one === "yes" || other === "yes") return "yes";
  return one === "no" && other === "no" ? "no" : openDecisionOf(one, other);
}

/** Combines two decisions by "and": "no" if one is "no", "yes" only if both are. */
export function combineWithAnd(one: AccessDecision, other: AccessDecision): AccessDecision {
  if (one === "no" || other === "no") return "no";
  return one === "yes" && other === "yes" ? "yes" : openDecisionOf(one, other);
}

/** Loading data may still decide; a missing right may not. */
function openDecisionOf(one: AccessDecision, other: AccessDecision): AccessDecision {
  return one === "unknown" || other === "unknown" ? "unknown" : "undetermined";
}

/** Data that decides about access. `undefined`: not loaded yet. */
export interface AccessFacts {
  readonly session: Pick<UserSession, "cooperative" | "b2b" | "crmUser" | "access" | "unreadRights">;
  readonly client: ClientData | undefined;
  /** True if a part of the client data could not be read: the customer may have more products. Default: false. */
  readonly isIncomplete?: boolean;
  /** Open and answered offers (`getSalesOfferHistory`). */
  readonly offers: readonly SaleOffer[] | undefined;
  /** Offer to extend an ending contract (`getExtendOffer`): one or none. */
  readonly extension: readonly SaleOffer[] | undefined;
  readonly today: WarsawDate;
  readonly siteContent: SiteContent | undefined;
  readonly contact: ContactData | undefined;
  /** Services of other companies that this customer has or may activate (DB-01). */
  readonly externalServices: readonly Pick<StreamingService, "code">[] | undefined;
  /** Features that the installation lacks: denied to every customer. Default: none. */
  readonly unavailable?: UnavailableFeatures | undefined;
}

/** Access decisions of one customer, independent of each other. */
export interface Access {
  readonly offers: AccessDecision;
  readonly orderHistory: AccessDecision;
  readonly messages: AccessDecision;
  readonly services: AccessDecision;
  readonly resetPin: AccessDecision;
  /** "no" without a service that has a decoder: menus leave its PIN out, and the page says so (NAV-25). */
  readonly decoder: AccessDecision;
  /** "no" without any service: menus leave the wifi network out, and the page says so (NAV-33). */
  readonly router: AccessDecision;
  /** "no" while client data loads: its item stays hidden until then (NAV-07). Then the billed services may decide. */
  readonly directBilling: AccessDecision;
  /**
   * The page of one external service, which partners link to: a customer without external services may activate the
   * first one there (ROUTE-11).
   */
  readonly directBillingDetails: AccessDecision;
  readonly wifi: AccessDecision;
  readonly video: AccessDecision;
  readonly chat: AccessDecision;
  /** Features that the installation lacks. */
  readonly unavailable: UnavailableFeatures;
  /** True once client data has loaded: before that a "no" of `directBilling` redirects no request (NAV-17). */
  readonly clientLoaded: boolean;
}

/** Categories of products that are external whatever the billed services are (NAV-07, DB-01). */
const EXTERNAL: readonly ProductCategory[] = ["netflix", "player", "tvn24go"];

/** Decides about the access of a customer (NAV-04 to NAV-08, NAV-18, OFFER-01, GUARD-04, GUARD-05, CHAT-18). */
export function accessOf(facts: AccessFacts): Access {
  const { session, client, unavailable = NONE_UNAVAILABLE } = facts;
  const has = (feature: PortalFeature, decision: AccessDecision): AccessDecision =>
    unavailable.has(feature) ? "no" : decision;
  return {
    offers: has("offers", offerAccess(facts)),
    orderHistory: has(
      "offers",
      decideWhenLoaded(facts.offers, (offers) => hasOrderHistory(offers, facts.today)),
    ),
    messages: decideWhenLoaded(client?.client.rodo, (rodo) => !rodo.email && !rodo.phone),
    services: decideByRight(session, "crmUser", !session.crmUser),
    resetPin: has("resetPin", decideByRight(session, "crmUser", !session.crmUser)),
    decoder: decideWhenLoaded(client, ({ products }) => facts.isIncomplete === true || mayHaveDecoder(products)),
    router: decideWhenLoaded(
      client,
      ({ products }) => facts.isIncomplete === true || visibleProducts(products).length > 0,
    ),
    directBilling: has("directBilling", directBillingAccess(facts)),
    directBillingDetails: has("directBilling", organisationDecision(session) ?? "yes"),
    wifi: has("wifi", decideByRight(session, "wifi", session.access.wifi)),
    video: has(
      "video",
      decideWhenLoaded(
        facts.siteContent,
        (content) => siteText(content, "video_title") !== undefined && siteText(content, "video_content") !== undefined,
      ),
    ),
    chat: has(
      "chat",
      combineWithAnd(
        // The chat is closed to employees of the operator, whom the server refuses.
        session.crmUser ? "no" : "yes",
        combineWithAnd(
          decideWhenLoaded(client, (data) => data.flags.showChat),
          decideWhenLoaded(facts.contact, (contact) => contact.showChat),
        ),
      ),
    ),
    unavailable,
    clientLoaded: client !== undefined,
  };
}

/**
 * Turns "unknown" into "no" after client data failed to load, so that no placeholder stays visible. Decisions that need
 * other data are unchanged. A customer may have a decoder or a router then: their pages find out by themselves.
 */
export function denyUndecided(access: Access): Access {
  const denied = (decision: AccessDecision): AccessDecision => (decision === "unknown" ? "no" : decision);
  return {
    ...access,
    offers: denied(access.offers),
    messages: denied(access.messages),
    chat: denied(access.chat),
    decoder: "yes",
    router: "yes",
  };
}

/**
 * Returns true if the customer is a cooperative or a B2B customer: neither gets offers or direct billing (OFFER-01,
 * GUARD-05).
 */
export function isOrganisation(session: Pick<UserSession, "cooperative" | "b2b">): boolean {
  return session.cooperative || session.b2b;
}

function decideByRight(session: AccessFacts["session"], right: SessionRight, isGranted: boolean): AccessDecision {
  if (hasUnreadRight(session, right)) return "undetermined";
  return isGranted ? "yes" : "no";
}

/** Decides about pages that organisations do not get; `undefined` for a person, about whom other data decide. */
function organisationDecision(session: AccessFacts["session"]): "no" | "undetermined" | undefined {
  if (isOrganisation(session)) return "no";
  return hasUnreadRight(session, "cooperative", "b2b") ? "undetermined" : undefined;
}

function offerAccess(facts: AccessFacts): AccessDecision {
  const ofOrganisation = organisationDecision(facts.session);
  if (ofOrganisation !== undefined) return ofOrganisation;
  const saleOffer = combineWithOr(hasSaleOffer(facts.offers, facts), hasSaleOffer(facts.extension, facts));
  return combineWithOr(saleOffer, isobarAccess(facts));
}

/**
 * Decides whether a list contains a sale offer: an open one, or one with a requested call to continue (OFFER-06), that
 * has not expired. An extension of a contract that ends is none (OFFER-15).
 */
function hasSaleOffer(list: readonly SaleOffer[] | undefined, facts: AccessFacts): AccessDecision {
  return decideWhenLoaded(list, (all) => {
    const { offers, client, today } = facts;
    return applicableOffers(all, { orders: offers ?? [], products: client?.products, today }).some((one) =>
      isOfferCurrent(one, today),
    );
  });
}

/** Returns true if an offer is known to wait for an answer: a requested call is none (OFFER-07). */
export function hasWaitingOffer(facts: AccessFacts): boolean {
  const { offers = [], extension = [], client, today } = facts;
  if (isobarAccess(facts) === "yes") return true;
  return applicableOffers([...offers, ...extension], { orders: offers, products: client?.products, today }).some(
    (offer) => isOfferWaiting(offer, today),
  );
}

/** Decides whether the customer gets the isobar offer: the server has one, and the site does not hide it (OFFER-01). */
export function isobarAccess({
  session,
  client,
  siteContent,
}: Pick<AccessFacts, "session" | "client" | "siteContent">): AccessDecision {
  const ofOrganisation = organisationDecision(session);
  if (ofOrganisation !== undefined) return ofOrganisation;
  return combineWithAnd(
    decideWhenLoaded(client, (data) => data.flags.showIsobar),
    decideWhenLoaded(siteContent, (content) => siteText(content, "isobar_offer_hidden")?.trim() !== "true"),
  );
}

/** The billed services decide unless client data already names an external product: other services have no flags. */
function directBillingAccess({ session, client, externalServices }: AccessFacts): AccessDecision {
  if (client === undefined || isOrganisation(session)) return "no";
  if (hasUnreadRight(session, "cooperative", "b2b")) return "undetermined";
  if (hasExternalProducts(client)) return "yes";
  return decideWhenLoaded(externalServices, (services) => services.length > 0);
}

function hasExternalProducts({ products, flags }: ClientData): boolean {
  return (
    flags.showNetflixActivation ||
    flags.showTvnPlayerActivation ||
    flags.showTvn24GoActivation ||
    visibleProducts(products).some((product) => EXTERNAL.includes(product.category))
  );
}
