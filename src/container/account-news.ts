import { BroadcastAccountNewsAdapter } from "#adapters/browser/broadcast-account-news.adapter.ts";
import type { AccountNewsPort } from "#domain/finance/account-news.port.ts";

/**
 * One for the whole tab: it would hear another of its own. No module of the container: it comes with the pages that
 * show the account.
 */
export const accountNews: AccountNewsPort = new BroadcastAccountNewsAdapter(window);
