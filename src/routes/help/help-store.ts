import { HelpStore } from "#ui/stores/help/help.store.ts";
import type { HelpWays } from "#ui/features/help/ways.view.tsx";
import type { App } from "../../boot/app.ts";
import { helpOver } from "../../container/help.ts";

const stores = new WeakMap<App, HelpStore>();

const watched = new WeakSet<App>();

/** Has what was read forgotten with the session that read it. Asked once for each `App`. */
function forgetWithSession(app: App): void {
  if (watched.has(app)) return;
  watched.add(app);
  const forget = (): void => void stores.delete(app);
  app.onContextSwitch(forget);
  app.onSessionEnd(forget);
}

/** One store for as long as the same session lasts: what was read once is there again, also without a network. */
export function helpStoreOf(app: App): HelpStore {
  forgetWithSession(app);
  const known = stores.get(app);
  if (known !== undefined) return known;
  const made = new HelpStore(helpOver(app.caller));
  stores.set(app, made);
  return made;
}

/** Whom this customer can ask. To be read in an observer. */
export function waysOf({ brand, stores: { navigation } }: App): HelpWays {
  const { access } = navigation;
  return { lines: brand.helpLines, chat: access?.chat === "yes", request: access?.messages === "yes" };
}
