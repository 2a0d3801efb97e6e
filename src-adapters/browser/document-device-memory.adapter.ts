import { KEY_USES, type DeviceMemory, type DeviceMemoryPort } from "#domain/device/index.ts";

const COOKIE_NAME = "ebok.device";
const HAS_LEFT_WORD = "left";

/** No cookie of the portal lives longer (NAV-15), counted from the last time that the app was opened. In s. */
const SIX_MONTHS_S = 183 * 24 * 60 * 60;

/**
 * What a device remembers, as a cookie of this document: those outlive a logout, which local data does not (SESS-06).
 * Words apart by dots, and no name of anybody.
 */
export class DocumentDeviceMemoryAdapter implements DeviceMemoryPort {
  readonly #document: Document;

  constructor(page: Pick<Window, "document">) {
    this.#document = page.document;
  }

  read(): DeviceMemory {
    const cookies = this.#document.cookie.split(";").map((cookie) => cookie.trim().split("="));
    const words = cookies.find(([name]) => name === COOKIE_NAME)?.[1]?.split(".") ?? [];
    return { hasLeft: words.includes(HAS_LEFT_WORD), keys: KEY_USES.filter((use) => words.includes(use)) };
  }

  write({ hasLeft, keys }: DeviceMemory): void {
    const words = [...(hasLeft ? [HAS_LEFT_WORD] : []), ...keys];
    const secure = this.#document.location.protocol === "https:" ? "; Secure" : "";
    // of nothing not even the cookie is left
    this.#document.cookie = `${COOKIE_NAME}=${words.join(".")}; Max-Age=${words.length === 0 ? 0 : SIX_MONTHS_S}; Path=/; SameSite=Lax${secure}`;
  }
}
