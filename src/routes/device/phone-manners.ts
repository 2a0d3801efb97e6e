import { observable, reaction, runInAction } from "mobx";
import { fromEvent, Subscription } from "rxjs";
import type { NativeBridgePort } from "#domain/device/index.ts";
import type { Theme } from "#domain/theme/index.ts";
import type { ThemeStore } from "#ui/stores/theme/theme.store.ts";

/**
 * The cookie of the choice says what the device prefers, too: first-paint.js paints by it before the app has said
 * anything. Kept for six months, in s.
 */
const SIX_MONTHS = 183 * 24 * 60 * 60;

/**
 * The page as a part of the app: dark as the device is (THEME-03), clear of what the system covers, and never with the
 * field that is typed into under
 * the keyboard. Gives what ends it.
 */
export function keepPhoneManners(page: Window, bridge: NativeBridgePort, theme: ThemeStore): Subscription {
  const { documentElement: root } = page.document;
  const said = observable.box<Theme | undefined>();
  // whoever chooses the device's own look gets the one that the app has told of, whatever the web view takes it for
  const manners = new Subscription();
  manners.add(
    reaction(
      () => [said.get(), theme.choice] as const,
      ([device, choice]) => {
        if (device === undefined) return;
        theme.follow(device);
        if (choice !== "system") return;
        root.dataset["theme"] = device;
        page.document.cookie = `ebok.theme=system.${device}; Max-Age=${SIX_MONTHS}; Path=/; SameSite=Lax${page.location.protocol === "https:" ? "; Secure" : ""}`;
      },
    ),
  );
  manners.add(bridge.dark.subscribe((dark) => runInAction(() => said.set(dark ? "dark" : "light"))));
  manners.add(
    bridge.insets.subscribe((insets) => {
      for (const [side, size] of Object.entries(insets)) root.style.setProperty(`--app-${side}`, `${size}px`);
    }),
  );
  manners.add(followKeyboard(page, root));
  return manners;
}

/**
 * Where the keyboard covers the page instead of making it smaller (iOS), what stands at its bottom moves up; what is
 * typed into is in view (both).
 */
function followKeyboard(page: Window, root: HTMLElement): Subscription | undefined {
  const seen = page.visualViewport;
  if (seen === null) return undefined;
  const look = (): void => {
    const covered = seen.scale === 1 ? Math.max(0, page.innerHeight - seen.height - seen.offsetTop) : 0;
    root.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    const field = page.document.activeElement;
    if (field?.matches("input, textarea, select, [contenteditable]")) field.scrollIntoView({ block: "nearest" });
  };
  return fromEvent(seen, "resize").subscribe(look);
}
