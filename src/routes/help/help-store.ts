import type { HelpStore } from "#ui/stores/help/help.store.ts";
import type { HelpWays } from "#ui/features/help/ways.view.tsx";
import type { App } from "../../boot/app.ts";
import { HELP_STORE } from "../../container/tokens.ts";

/** The help store of the current account, or of the page for a guest. */
export const helpStoreOf = (app: App): HelpStore => app.container.get(HELP_STORE);

/** Whom this customer can ask. To be read in an observer. */
export function waysOf({ brand, stores: { navigation } }: App): HelpWays {
  const { access } = navigation;
  return { lines: brand.helpLines, chat: access?.chat === "yes", request: access?.messages === "yes" };
}
