import type { ServiceIdentifier } from "inversify";
import type { SessionStoragePort } from "#domain/session/index.ts";
import type { AppPorts } from "../boot/core-ports.ts";
import { buildContainer } from "./build-container.ts";
import { faultLog } from "./fault-log.ts";
import { loadContext, type ContextName } from "./load-context.ts";
import type { Settings } from "./settings.ts";
import * as tokens from "./tokens.ts";

/** Contexts that the layout itself needs. The others join with their first route. */
const CORE: readonly ContextName[] = ["account", "contact", "consents", "site-content", "messages", "offers"];

/** What the ports stand on. */
export interface PortalGround {
  readonly settings: Settings;
  readonly storage: SessionStoragePort;
  readonly page: Window;
}

/** The portal's ports over the wire and the browser. Rejects when a part of them cannot be fetched. */
export async function appPorts(ground: PortalGround): Promise<AppPorts> {
  const { faults, take } = faultLog(() => container.get(tokens.CLOCK).now());
  const container = buildContainer({ ...ground, log: take });
  /** A port whose context loads with the first who asks. */
  const lazily = <Port>(context: ContextName, token: ServiceIdentifier<Port>) => async (): Promise<Port> => {
    await loadContext(container, context);
    return container.get(token);
  };
  await Promise.all(CORE.map((context) => loadContext(container, context)));
  return {
    clock: container.get(tokens.CLOCK),
    storage: container.get(tokens.SESSION_STORAGE),
    credentials: container.get(tokens.CREDENTIALS),
    session: container.get(tokens.SESSION),
    client: container.get(tokens.CLIENT),
    contact: container.get(tokens.CONTACT),
    consents: container.get(tokens.CONSENTS),
    siteContent: container.get(tokens.SITE_CONTENT),
    messages: container.get(tokens.MESSAGES),
    offers: container.get(tokens.OFFERS),
    theme: container.get(tokens.THEME),
    cookies: container.get(tokens.COOKIE_CHOICE),
    login: container.get(tokens.LOGIN),
    activity: container.get(tokens.ACTIVITY),
    checkTurns: {
      // with the first question; where it cannot be fetched, this tab asks for itself
      take: (now, everyMs) =>
        import("#adapters/storage/check-turns.adapter.ts").then(({ storageCheckTurns }) => storageCheckTurns(ground.page).take(now, everyMs), () => true),
    },
    sessionEvents: container.get(tokens.SESSION_EVENTS),
    signals: container.get(tokens.SIGNALS),
    connectivity: container.get(tokens.CONNECTIVITY),
    intentIds: container.get(tokens.INTENT_IDS),
    tracking: async () => {
      await loadContext(container, "tracking");
      return { ...container.get(tokens.TRACKER_PORTS), faults };
    },
    gettingIn: lazily("getting-in", tokens.GETTING_IN),
    drafts: lazily("drafts", tokens.DRAFTS),
    finance: lazily("finance", tokens.FINANCE),
    onboarding: lazily("onboarding", tokens.ONBOARDING),
    caller: container.get(tokens.CALLER),
    contexts: async () => {
      await loadContext(container, "contexts");
      return { contexts: container.get(tokens.CONTEXTS), lock: container.get(tokens.TAB_LOCK) };
    },
  };
}
