import { KEY_USES, type DeviceMemory, type DeviceMemoryPort } from "#domain/device/index.ts";
import { readPortalCookie, writePortalCookie } from "./portal-cookie.ts";

/** Differs from the provider's cookie of a trusted device: a script cannot write over an `HttpOnly` cookie. */
const COOKIE_NAME = "ebok.app";
const LOGGED_OUT_WORD = "left";
const OFFER_ANSWERED_WORD = "asked";

/**
 * Stores facts about the device in a cookie: cookies survive a logout, local data does not (SESS-06). The value is
 * words separated by dots, without personal data.
 */
export class DocumentDeviceMemoryAdapter implements DeviceMemoryPort {
  readonly #document: Document;

  constructor(page: Pick<Window, "document">) {
    this.#document = page.document;
  }

  read(): DeviceMemory {
    const words = readPortalCookie(this.#document, COOKIE_NAME)?.split(".") ?? [];
    return {
      hasLoggedOut: words.includes(LOGGED_OUT_WORD),
      keys: KEY_USES.filter((use) => words.includes(use)),
      ...(words.includes(OFFER_ANSWERED_WORD) ? { isOfferAnswered: true } : {}),
    };
  }

  write({ hasLoggedOut, keys, isOfferAnswered }: DeviceMemory): void {
    const words = [
      ...(hasLoggedOut ? [LOGGED_OUT_WORD] : []),
      ...keys,
      ...(isOfferAnswered === true ? [OFFER_ANSWERED_WORD] : []),
    ];
    // Without facts, the cookie is removed.
    writePortalCookie(this.#document, COOKIE_NAME, words.join("."));
  }
}
