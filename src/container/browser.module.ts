import { ContainerModule } from "inversify";
import { DocumentActivityAdapter } from "#adapters/browser/document-activity.adapter.ts";
import { BrowserPaymentPageAdapter } from "#adapters/browser/browser-payment-page.adapter.ts";
import { SystemClockAdapter } from "#adapters/browser/system-clock.adapter.ts";
import { BrowserConnectivityAdapter } from "#adapters/browser/browser-connectivity.adapter.ts";
import { DocumentCookieChoiceAdapter } from "#adapters/browser/document-cookie-choice.adapter.ts";
import { RandomIdempotencyKeyAdapter } from "#adapters/browser/random-idempotency-key.adapter.ts";
import { LocalChatWindowMemoryAdapter } from "#adapters/storage/local-chat-window-memory.adapter.ts";
import { LocalCheckTurnsAdapter } from "#adapters/storage/local-check-turns.adapter.ts";
import { SessionScrollPositionsAdapter } from "#adapters/storage/session-scroll-positions.adapter.ts";
import { SessionReturnAddressAdapter } from "#adapters/storage/session-return-address.adapter.ts";
import { StorageSessionEventsAdapter } from "#adapters/storage/storage-session-events.adapter.ts";
import { DocumentThemeAdapter } from "#adapters/browser/document-theme.adapter.ts";
import { WebLocksTabLockAdapter } from "#adapters/browser/web-locks-tab-lock.adapter.ts";
import { BrowserClipboardAdapter } from "#adapters/browser/browser-clipboard.adapter.ts";
import { ServiceClock } from "#domain/shared-kernel/service-clock.ts";
import type { PageServices } from "./page.module.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  ACTIVITY_PORT,
  CHAT_WINDOW_MEMORY_PORT,
  CHECK_TURN_PORT,
  CLIPBOARD_PORT,
  CLOCK_PORT,
  CONNECTIVITY_PORT,
  COOKIE_CHOICE_PORT,
  IDEMPOTENCY_KEY_PORT,
  ENTERED_LOGIN,
  NATIVE_APP,
  NAVIGATION_HISTORY_PORT,
  PAYMENT_PAGE_PORT,
  RETURN_ADDRESS_PORT,
  SCROLL_POSITIONS_PORT,
  SERVICE_CLOCK,
  SESSION_EVENTS_PORT,
  SESSION_STORAGE_PORT,
  TAB_LOCK_PORT,
  THEME_PORT,
} from "./tokens.ts";

/** Adapters of the browser window. `services` are those that the page has had since before the container exists. */
export function browserModule(page: Window, services: PageServices): ContextModule {
  return {
    ports: new ContainerModule(({ bind }) => {
      bind(SESSION_STORAGE_PORT).toConstantValue(services.sessionStorage);
      bind(RETURN_ADDRESS_PORT).toResolvedValue(() => new SessionReturnAddressAdapter(() => page.sessionStorage));
      bind(NAVIGATION_HISTORY_PORT).toConstantValue(services.navigationHistory);
      bind(SCROLL_POSITIONS_PORT).toResolvedValue(() => new SessionScrollPositionsAdapter(page));
      bind(ENTERED_LOGIN).toConstantValue(services.enteredLogin);
      bind(NATIVE_APP).toConstantValue(services.nativeApp);
      bind(CLOCK_PORT).toResolvedValue(() => new SystemClockAdapter());
      bind(SERVICE_CLOCK).toResolvedValue((clock) => new ServiceClock(clock), [CLOCK_PORT]);
      bind(IDEMPOTENCY_KEY_PORT).toResolvedValue(() => new RandomIdempotencyKeyAdapter());
      bind(THEME_PORT).toResolvedValue(() => new DocumentThemeAdapter(page));
      bind(CONNECTIVITY_PORT).toResolvedValue(() => new BrowserConnectivityAdapter(page));
      bind(COOKIE_CHOICE_PORT).toResolvedValue(
        () => new DocumentCookieChoiceAdapter(services.cookieChoice, page.cookieStore),
      );
      bind(SESSION_EVENTS_PORT).toResolvedValue(() => new StorageSessionEventsAdapter(page));
      bind(CHECK_TURN_PORT).toResolvedValue(() => new LocalCheckTurnsAdapter(page));
      bind(CHAT_WINDOW_MEMORY_PORT).toResolvedValue(() => new LocalChatWindowMemoryAdapter(page));
      bind(ACTIVITY_PORT).toResolvedValue((clock) => new DocumentActivityAdapter(page, clock), [CLOCK_PORT]);
      bind(CLIPBOARD_PORT).toResolvedValue(() => new BrowserClipboardAdapter(page.navigator));
      bind(TAB_LOCK_PORT).toResolvedValue(() => new WebLocksTabLockAdapter(page.navigator));
      bind(PAYMENT_PAGE_PORT).toResolvedValue(() => new BrowserPaymentPageAdapter(page.location));
    }),
  };
}
