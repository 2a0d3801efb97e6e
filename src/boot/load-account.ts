import type { AccountContainer } from "../container/portal-container.ts";
import * as tokens from "../container/tokens.ts";

/** Values that every page needs, in the order in which the start page needs them; the first two decide its layout. */
function readsOf(account: AccountContainer) {
  const siteContent = account.get(tokens.SITE_CONTENT_STORE);
  const messages = account.get(tokens.MESSAGES_STORE);
  const offers = account.get(tokens.OFFERS_STORE);
  return [
    account.get(tokens.CLIENT_STORE).data,
    messages.outages,
    messages.messages,
    offers.history,
    siteContent.content,
    account.get(tokens.CONTACT_STORE).data,
    offers.extension,
    siteContent.banners,
    account.get(tokens.CONSENTS_STORE).consents,
  ] as const;
}

/**
 * Returns a check whether each value that every page needs has been loaded or has failed. It reads observables, also
 * after the account was closed: its container has no services then.
 */
export function accountLoadedCheck(account: AccountContainer): () => boolean {
  const reads = readsOf(account);
  return () => reads.every(({ state }) => state.status === "ready" || state.status === "failed");
}

/**
 * Loads the data that every page needs, in parallel, right after the login (CALL-10). Billed services follow if they
 * are needed. The order is that in which the start page needs them: a browser has six connections to an HTTP/1.1
 * server. `loadScreen` requests the data of the first screen, after what decides how it is laid out.
 */
export function loadAccount(account: AccountContainer, loadScreen: () => void = () => undefined): void {
  const [client, outages, ...others] = readsOf(account);
  void client.load();
  void outages.load();
  loadScreen();
  for (const read of others) void read.load();
  const navigation = account.get(tokens.NAVIGATION_STORE);
  account.get(tokens.EXTERNAL_SERVICES_STORE).loadWhen(() => navigation.needsExternalServices);
}
