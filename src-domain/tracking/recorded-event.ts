import type { AnalyticsEvent } from "./analytics.port.ts";

/** Events of a session recording (HTTP-03). */
export type RecordedEventKind = "page" | "click" | "popup" | "clipboard";

/** Field of a recording that an operator may mask in `config.json`. */
export type MaskableField = "userId" | "accountNumber" | "path" | "route" | "elementName";

/** Returns the kind of an event; `undefined` for events that are only part of analytics, such as a displayed banner. */
export function recordedEventKind({
  action,
  element,
}: Pick<AnalyticsEvent, "action" | "element">): RecordedEventKind | undefined {
  switch (action) {
    case "LOAD":
      return element === "page" ? "page" : undefined;
    case "CLICK":
    case "DOWNLOAD":
    case "LOAD_BLANK":
      return "click";
    case "OPEN":
      return "popup";
    case "COPY":
      return "clipboard";
    case "LOAD_BANNER":
      return undefined;
  }
}

const HASH_RANGE = 0x1_0000_0000;

/**
 * Returns true if a session is among the recorded `percent`. Derived from the hash of the session, so that all pages
 * and tabs of a session decide the same. `sessionHash`: SHA-256 in hex.
 */
export function isSampled(sessionHash: string, percent: number): boolean {
  const part = Number.parseInt(sessionHash.slice(0, 8), 16);
  return Number.isFinite(part) && part < (percent / 100) * HASH_RANGE;
}
