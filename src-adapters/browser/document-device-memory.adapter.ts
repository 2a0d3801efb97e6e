import { KEY_USES, type DeviceMemory, type DeviceMemoryPort } from "#domain/device/index.ts";

const COOKIE_NAME = "ebok.device";
const LOGGED_OUT_WORD = "left";

/** Maximum lifetime of a cookie of the portal (NAV-15), counted from the last start of the app, in s. */
const SIX_MONTHS_S = 183 * 24 * 60 * 60;

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
    const cookies = this.#document.cookie.split(";").map((cookie) => cookie.trim().split("="));
    const words = cookies.find(([name]) => name === COOKIE_NAME)?.[1]?.split(".") ?? [];
    return { hasLoggedOut: words.includes(LOGGED_OUT_WORD), keys: KEY_USES.filter((use) => words.includes(use)) };
  }

  write({ hasLoggedOut, keys }: DeviceMemory): void {
    const words = [...(hasLoggedOut ? [LOGGED_OUT_WORD] : []), ...keys];
    const secure = this.#document.location.protocol === "https:" ? "; Secure" : "";
    // Without facts, the cookie is removed.
    const maxAgeS = words.length === 0 ? 0 : SIX_MONTHS_S;
    this.#document.cookie = `${COOKIE_NAME}=${words.join(".")}; Max-Age=${maxAgeS}; Path=/; SameSite=Lax${secure}`;
  }
}
