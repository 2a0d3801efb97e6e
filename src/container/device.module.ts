import { ContainerModule } from "inversify";
import { DocumentActivityAdapter } from "#adapters/browser/document-activity.adapter.ts";
import { SystemClockAdapter } from "#adapters/browser/system-clock.adapter.ts";
import { BrowserConnectivityAdapter } from "#adapters/browser/browser-connectivity.adapter.ts";
import { DocumentCookieChoiceAdapter } from "#adapters/browser/document-cookie-choice.adapter.ts";
import { RandomIdempotencyKeyAdapter } from "#adapters/browser/random-idempotency-key.adapter.ts";
import { StorageSessionEventsAdapter } from "#adapters/storage/storage-session-events.adapter.ts";
import { DocumentThemeAdapter } from "#adapters/browser/document-theme.adapter.ts";
import { ACTIVITY, CLOCK, CONNECTIVITY, COOKIE_CHOICE, IDEMPOTENCY_KEYS, SESSION_EVENTS, THEME } from "./tokens.ts";

/** The browser that the portal runs in. */
export function deviceModule(page: Window): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(CLOCK).toResolvedValue(() => new SystemClockAdapter());
    bind(IDEMPOTENCY_KEYS).toResolvedValue(() => new RandomIdempotencyKeyAdapter());
    bind(THEME).toResolvedValue(() => new DocumentThemeAdapter(page));
    bind(CONNECTIVITY).toResolvedValue(() => new BrowserConnectivityAdapter(page));
    bind(COOKIE_CHOICE).toResolvedValue(() => new DocumentCookieChoiceAdapter(page));
    bind(SESSION_EVENTS).toResolvedValue(() => new StorageSessionEventsAdapter(page));
    bind(ACTIVITY).toResolvedValue((clock) => new DocumentActivityAdapter(page, clock), [CLOCK]);
  });
}
