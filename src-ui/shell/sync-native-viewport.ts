import { observable, reaction, runInAction } from "mobx";
import type { NativeBridgePort } from "#domain/device/index.ts";
import type { Theme } from "#domain/theme/index.ts";
import type { ThemeStore } from "#ui/stores/theme/theme.store.ts";

/**
 * Adapts the page to the native app: theme of the device (THEME-03), insets of the system bars, and the focused
 * field above the keyboard. Returns the function that stops it.
 */
export function syncNativeViewport(page: Window, bridge: NativeBridgePort, theme: ThemeStore): () => void {
  const { documentElement: root } = page.document;
  const device = observable.box<Theme | undefined>();
  // The web view may report another preference than the native app: the app's has precedence.
  const endTheme = reaction(
    () => [device.get(), theme.choice] as const,
    ([preferred, choice]) => {
      if (preferred === undefined) return;
      theme.setDeviceTheme(preferred);
      if (choice === "system") theme.applyDeviceTheme(preferred);
    },
  );
  const dark = bridge.dark.subscribe((isDark) => runInAction(() => device.set(isDark ? "dark" : "light")));
  const insets = bridge.insets.subscribe((sizes) => {
    for (const [side, size] of Object.entries(sizes)) root.style.setProperty(`--app-${side}`, `${size}px`);
  });
  const endKeyboard = followKeyboard(page, root);
  return () => {
    endTheme();
    dark.unsubscribe();
    insets.unsubscribe();
    endKeyboard();
  };
}

/**
 * Raises the elements at the bottom (`--keyboard`) where the keyboard covers the page instead of shrinking it (iOS).
 * Scrolls the focused field into view (iOS and Android).
 */
function followKeyboard(page: Window, root: HTMLElement): () => void {
  const view = page.visualViewport;
  if (view === null) return () => undefined;
  const update = (): void => {
    const covered = view.scale === 1 ? Math.max(0, page.innerHeight - view.height - view.offsetTop) : 0;
    root.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    const field = page.document.activeElement;
    if (field?.matches("input, textarea, select, [contenteditable]")) field.scrollIntoView({ block: "nearest" });
  };
  view.addEventListener("resize", update);
  return () => view.removeEventListener("resize", update);
}
