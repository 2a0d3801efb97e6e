import { KEY_USES, type DeviceMemory, type DeviceMemoryPort } from "#domain/device/index.ts";

const NAME = "ebok.device";
const LEFT = "left";

/** No cookie of the portal lives longer (NAV-15), counted from the last time that the app was opened. In s. */
const SIX_MONTHS = 183 * 24 * 60 * 60;

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
    const kept = this.#document.cookie.split(";").map((cookie) => cookie.trim().split("="));
    const words = kept.find(([name]) => name === NAME)?.[1]?.split(".") ?? [];
    return { hasLeft: words.includes(LEFT), keys: KEY_USES.filter((use) => words.includes(use)) };
  }

  write({ hasLeft, keys }: DeviceMemory): void {
    const words = [...(hasLeft ? [LEFT] : []), ...keys];
    const secure = this.#document.location.protocol === "https:" ? "; Secure" : "";
    // of nothing not even the cookie is left
    this.#document.cookie = `${NAME}=${words.join(".")}; Max-Age=${words.length === 0 ? 0 : SIX_MONTHS}; Path=/; SameSite=Lax${secure}`;
  }
}
