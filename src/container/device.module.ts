import { ContainerModule } from "inversify";
import { DocumentActivity } from "#adapters/browser/document-activity.adapter.ts";
import { SystemClock } from "#adapters/browser/system-clock.adapter.ts";
import { BrowserConnectivity } from "#adapters/browser/browser-connectivity.adapter.ts";
import { DocumentCookieChoice } from "#adapters/browser/document-cookie-choice.adapter.ts";
import { RandomIdempotencyKeyAdapter } from "#adapters/browser/random-idempotency-key.adapter.ts";
import { StorageSessionEvents } from "#adapters/storage/storage-session-events.adapter.ts";
import { DocumentTheme } from "#adapters/browser/document-theme.adapter.ts";
import { ACTIVITY, CLOCK, CONNECTIVITY, COOKIE_CHOICE, IDEMPOTENCY_KEYS, SESSION_EVENTS, THEME } from "./tokens.ts";

/** The browser that the portal runs in. */
export function deviceModule(page: Window): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(CLOCK).toResolvedValue(() => new SystemClock());
    bind(IDEMPOTENCY_KEYS).toResolvedValue(() => new RandomIdempotencyKeyAdapter());
    bind(THEME).toResolvedValue(() => new DocumentTheme(page));
    bind(CONNECTIVITY).toResolvedValue(() => new BrowserConnectivity(page));
    bind(COOKIE_CHOICE).toResolvedValue(() => new DocumentCookieChoice(page));
    bind(SESSION_EVENTS).toResolvedValue(() => new StorageSessionEvents(page));
    bind(ACTIVITY).toResolvedValue((clock) => new DocumentActivity(page, clock), [CLOCK]);
  });
}
