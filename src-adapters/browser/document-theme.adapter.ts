import { defer, distinctUntilChanged, fromEvent, map, startWith } from "rxjs";
import type { Observable } from "rxjs";
import type { Theme, ThemeChoice, ThemePort } from "#domain/theme/index.ts";
import { applyTheme, readThemeCookie, formatThemeCookie } from "./theme-cookie.ts";

/** Theme of this document: its cookie, the attribute of the root element, and the preference of the device. */
export class DocumentThemeAdapter implements ThemePort {
  readonly #document: Document;
  readonly devicePreference: Observable<Theme>;

  constructor(page: Window) {
    this.#document = page.document;
    this.devicePreference = defer(() => {
      const dark = page.matchMedia("(prefers-color-scheme: dark)");
      return fromEvent(dark, "change").pipe(
        startWith(undefined),
        map((): Theme => (dark.matches ? "dark" : "light")),
        distinctUntilChanged(),
      );
    });
  }

  readChoice(): ThemeChoice {
    return readThemeCookie(this.#document.cookie);
  }

  writeChoice(choice: ThemeChoice): void {
    this.#document.cookie = formatThemeCookie(choice, this.#document.location.protocol === "https:");
  }

  apply(choice: ThemeChoice): void {
    applyTheme(this.#document.documentElement, choice);
  }

  applyDeviceTheme(device: Theme): void {
    applyTheme(this.#document.documentElement, device);
    this.#document.cookie = formatThemeCookie(`system.${device}`, this.#document.location.protocol === "https:");
  }
}
