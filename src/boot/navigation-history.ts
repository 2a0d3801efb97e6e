import { BrowserNavigationHistoryAdapter } from "#adapters/browser/browser-navigation-history.adapter.ts";

/** The history of this tab; one instance, which follows the portal's router from its start. */
export const navigationHistory = new BrowserNavigationHistoryAdapter(window);
