import type { ClientData } from "../account/index.ts";
import type { ContactData } from "../contact/index.ts";
import type { SaleOffer } from "../offers/index.ts";
import { type ProductCategory, visibleProducts } from "../products/index.ts";
import type { UserSession } from "../session/index.ts";
import { type SiteContent, siteText } from "../site-content/index.ts";

/** Whether something is allowed; `unknown` while what decides it is still loading. */
export type Decision = "yes" | "no" | "unknown";

/** "unknown" while `fact` is missing, else what `rule` says of it. */
export function decided<Fact>(fact: Fact | undefined, rule: (fact: Fact) => boolean): Decision {
  if (fact === undefined) return "unknown";
  return rule(fact) ? "yes" : "no";
}

/** "yes" as soon as one says so, "no" only when both do. */
export function either(one: Decision, other: Decision): Decision {
  if (one === "yes" || other === "yes") return "yes";
  return one === "no" && other === "no" ? "no" : "unknown";
}

/** "no" as soon as one says so, "yes" only when both do. */
export function both(one: Decision, other: Decision): Decision {
  if (one === "no" || other === "no") return "no";
  return one === "yes" && other === "yes" ? "yes" : "unknown";
}

/** All that decides what a customer may see. `undefined`: not loaded yet. */
export interface AccessFacts {
  readonly session: Pick<UserSession, "cooperative" | "b2b" | "crmUser" | "access">;
  readonly client: ClientData | undefined;
  readonly offers: readonly SaleOffer[] | undefined;
  readonly siteContent: SiteContent | undefined;
  readonly contact: ContactData | undefined;
  /** What the operator has; all of it when that is not said. */
  readonly features?: Features | undefined;
}

/** What an operator may do without: `false` is "no" to every customer. */
export type Features = Readonly<Record<"offers" | "directBilling" | "wifi" | "resetPin" | "video" | "chat", boolean>>;

/** What a customer may see, each decided for itself. */
export interface Access {
  readonly offers: Decision;
  readonly orderHistory: Decision;
  readonly messages: Decision;
  readonly services: Decision;
  readonly resetPin: Decision;
  /** "no" while client data loads: its item stays hidden until then (NAV-07). */
  readonly directBilling: Decision;
  readonly wifi: Decision;
  readonly video: Decision;
  readonly chat: Decision;
  /** Whether client data is there: until then a "no" of `directBilling` turns nobody away (NAV-17). */
  readonly clientLoaded: boolean;
}

/** Categories of products that another company provides and the operator bills (NAV-07, DB-01). */
const EXTERNAL: readonly ProductCategory[] = ["netflix", "player", "tvn24go"];

/**
 * What may be seen by a customer of whom this is known (NAV-04 to NAV-08, NAV-18, OFFER-01, GUARD-04, GUARD-05,
 * CHAT-18).
 */
export function accessOf(facts: AccessFacts): Access {
  const { session, client, features } = facts;
  const has = (feature: keyof Features, decision: Decision): Decision =>
    features?.[feature] === false ? "no" : decision;
  return {
    offers: has("offers", offerAccess(facts)),
    orderHistory: decided(facts.offers, (offers) => offers.some((offer) => offer.status !== "active")),
    messages: decided(client?.client.rodo, (rodo) => !rodo.email && !rodo.phone),
    services: session.crmUser ? "no" : "yes",
    resetPin: has("resetPin", session.crmUser ? "no" : "yes"),
    directBilling: has(
      "directBilling",
      client !== undefined && !isOrganisation(session) && hasExternalProducts(client) ? "yes" : "no",
    ),
    wifi: has("wifi", session.access.wifi ? "yes" : "no"),
    video: has(
      "video",
      decided(
        facts.siteContent,
        (content) => siteText(content, "video_title") !== undefined && siteText(content, "video_content") !== undefined,
      ),
    ),
    chat: has(
      "chat",
      both(
        decided(client, (data) => data.flags.showChat),
        decided(facts.contact, (contact) => contact.showChat),
      ),
    ),
    clientLoaded: client !== undefined,
  };
}

/**
 * What is shown of an access whose client data cannot be had: nothing keeps its place for what will not come. What
 * other data decides alone stays as it is.
 */
export function withoutClientData(access: Access): Access {
  const shown = (decision: Decision): Decision => (decision === "unknown" ? "no" : decision);
  return { ...access, offers: shown(access.offers), messages: shown(access.messages), chat: shown(access.chat) };
}

/** Cooperatives and B2B customers get neither offers nor direct billing (OFFER-01, GUARD-05). */
export function isOrganisation(session: Pick<UserSession, "cooperative" | "b2b">): boolean {
  return session.cooperative || session.b2b;
}

function offerAccess({ session, client, offers, siteContent }: AccessFacts): Decision {
  if (isOrganisation(session)) return "no";
  // one that is to be talked about can still be gone on with (OFFER-06)
  const saleOffer = decided(offers, (all) =>
    all.some(({ status }) => status === "active" || status === "contact-requested"),
  );
  const isobar = both(
    decided(client, (data) => data.flags.showIsobar),
    decided(siteContent, (content) => siteText(content, "isobar_offer_hidden")?.trim() !== "true"),
  );
  return either(saleOffer, isobar);
}

function hasExternalProducts({ products, flags }: ClientData): boolean {
  return (
    flags.showNetflixActivation ||
    flags.showTvnPlayerActivation ||
    flags.showTvn24GoActivation ||
    visibleProducts(products).some((product) => EXTERNAL.includes(product.category))
  );
}
