import { defer, distinctUntilChanged, fromEvent, map, startWith } from "rxjs";
import type { Observable } from "rxjs";
import { themeChoice, type Theme, type ThemeChoice, type ThemePort } from "#domain/theme/index.ts";
import { readPortalCookie, writePortalCookie } from "./portal-cookie.ts";

/** Also read by first-paint.js. */
const COOKIE_NAME = "ebok.theme";

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
    return themeChoice(readPortalCookie(this.#document, COOKIE_NAME));
  }

  writeChoice(choice: ThemeChoice): void {
    writePortalCookie(this.#document, COOKIE_NAME, choice);
  }

  /** With `system`, the style sheet follows the device. */
  apply(choice: ThemeChoice): void {
    const { dataset } = this.#document.documentElement;
    if (choice === "system") delete dataset["theme"];
    else dataset["theme"] = choice;
  }

  /** Also stores the theme that the app reported: first-paint.js uses it before the app responds again. */
  applyDeviceTheme(device: Theme): void {
    this.apply(device);
    writePortalCookie(this.#document, COOKIE_NAME, `system.${device}`);
  }
}
