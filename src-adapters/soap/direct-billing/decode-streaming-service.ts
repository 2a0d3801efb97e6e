import {
  billingActionOf,
  type Activation,
  type ServicePlan,
  type ServiceState,
  type ServiceTerms,
  type StreamingService,
} from "#domain/direct-billing/index.ts";
import { groszeFromDecimal, parseWireDay } from "#domain/shared-kernel/index.ts";
import type { Fields } from "../decoding/fields.ts";

/**
 * Decodes the state of a service; `undefined` for an unknown state or an unknown pending action, because the portal
 * must not guess about charges.
 */
function decodeState(item: Fields): ServiceState | undefined {
  switch (item.text("state")?.trim()) {
    case "ACTIVE":
      return { kind: "ACTIVE" };
    case "INACTIVE":
      return { kind: "INACTIVE" };
    case "PENDING": {
      const number = item.whole("pendingAction");
      const action = number === undefined ? undefined : billingActionOf(number);
      return action === undefined ? undefined : { kind: "PENDING", action, planId: item.optionalText("pendingPlanId") };
    }
    default:
      return undefined;
  }
}

function decodePlan(item: Fields): ServicePlan | undefined {
  const planId = item.optionalText("planId");
  const name = item.optionalText("name");
  const price = item.parsed("price", groszeFromDecimal);
  if (planId === undefined || name === undefined || price === undefined) return undefined;
  return { planId, name, description: item.optionalText("description"), price };
}

function decodeTerms(item: Fields): ServiceTerms | undefined {
  const version = item.optionalText("version");
  const title = item.optionalText("title");
  if (version === undefined || title === undefined) return undefined;
  return {
    version,
    title,
    paragraphs: item.texts("paragraphs") ?? [],
    acceptedOn: item.parsed("acceptedOn", parseWireDay),
  };
}

/**
 * Accepts only https links without credentials: the address comes from another company, and credentials can disguise
 * the host.
 */
function safeLink(text: string): Extract<Activation, { kind: "link" }> | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, href, host } = new URL(text);
  return protocol === "https:" && username === "" && password === "" ? { kind: "link", href, host } : undefined;
}

function decodeActivation(item: Fields): Activation | undefined {
  const link = item.parsed("activationUrl", safeLink);
  if (link !== undefined) return link;
  const code = item.optionalText("activationCode");
  return code === undefined ? undefined : { kind: "code", code };
}

/**
 * Decodes one service; `undefined` without a name, a state or a price, because the customer would not know what is
 * ordered.
 */
export function decodeStreamingService(item: Fields): StreamingService | undefined {
  const code = item.optionalText("service");
  const name = item.optionalText("name");
  const state = decodeState(item);
  const price = item.parsed("price", groszeFromDecimal);
  if (code === undefined || name === undefined || state === undefined || price === undefined) return undefined;
  const terms = item.decodeChild("terms", decodeTerms);
  return {
    code,
    productId: item.optionalText("productId"),
    name,
    description: item.optionalText("description"),
    note: item.optionalText("note"),
    state,
    price,
    plans: item.list("plans", decodePlan) ?? [],
    planId: item.optionalText("planId"),
    since: item.parsed("since", parseWireDay),
    nextCharge: item.parsed("nextCharge", parseWireDay),
    terms,
    hasBrokenTerms: terms === undefined && item.child("terms") !== undefined,
    activation: decodeActivation(item),
  };
}
