import type { Container, ServiceIdentifier } from "inversify";
import type { AppPorts } from "../boot/core-ports.ts";
import type { WireParts } from "./app-ports.ts";
import { loadContext, type ContextName } from "./load-context.ts";
import * as tokens from "./tokens.ts";

/** Contexts that the layout itself needs. The others join with their first route. */
const CORE: readonly ContextName[] = ["account", "contact", "consents", "site-content", "messages", "offers"];

/**
 * The ports with the provider at their other end. Rejects when the contexts that every page needs cannot be fetched;
 * the others load with the first who asks.
 */
export async function wirePorts(container: Container, parts: WireParts) {
  /** A port whose context loads with the first who asks. */
  const lazily =
    <Port>(context: ContextName, token: ServiceIdentifier<Port>) =>
    async (): Promise<Port> => {
      await loadContext(container, context);
      return container.get(token);
    };
  await Promise.all(CORE.map((context) => loadContext(container, context)));
  return {
    credentials: container.get(tokens.CREDENTIALS),
    session: container.get(tokens.SESSION),
    client: container.get(tokens.CLIENT),
    contact: container.get(tokens.CONTACT),
    consents: container.get(tokens.CONSENTS),
    siteContent: container.get(tokens.SITE_CONTENT),
    messages: container.get(tokens.MESSAGES),
    offers: container.get(tokens.OFFERS),
    login: container.get(tokens.LOGIN),
    signals: container.get(tokens.SIGNALS),
    gettingIn: lazily("getting-in", tokens.GETTING_IN),
    finance: lazily("finance", tokens.FINANCE),
    onboarding: lazily("onboarding", tokens.ONBOARDING),
    contexts: async () => ({
      contexts: await lazily("contexts", tokens.CONTEXTS)(),
      lock: container.get(tokens.TAB_LOCK),
    }),
    caller: container.get(tokens.CALLER),
    rare: () => import("./rare-ports.ts").then((module) => module.rarePorts(container, parts)),
  } satisfies Partial<AppPorts>;
}
