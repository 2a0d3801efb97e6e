import type { AccountContainer } from "../container/portal-container.ts";
import * as tokens from "../container/tokens.ts";

/**
 * Loads the data that every page needs, in parallel, right after the login (CALL-10). Billed services follow if they
 * are needed.
 */
export function loadAccount(account: AccountContainer): void {
  const siteContent = account.get(tokens.SITE_CONTENT_STORE);
  const messages = account.get(tokens.MESSAGES_STORE);
  const offers = account.get(tokens.OFFERS_STORE);
  const reads = [
    account.get(tokens.CLIENT_STORE).data,
    account.get(tokens.CONTACT_STORE).data,
    account.get(tokens.CONSENTS_STORE).consents,
    siteContent.content,
    siteContent.banners,
    messages.messages,
    messages.outages,
    offers.history,
    offers.extension,
  ];
  for (const read of reads) void read.load();
  const navigation = account.get(tokens.NAVIGATION_STORE);
  account.get(tokens.EXTERNAL_SERVICES_STORE).loadWhen(() => navigation.needsExternalServices);
}
