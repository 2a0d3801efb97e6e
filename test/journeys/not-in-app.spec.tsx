// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { APP_RESPONSE_TIMEOUT_MS } from "#adapters/native-bridge/channel-native-bridge.adapter.ts";
import { NATIVE_OBJECT_NAME } from "#adapters/native-bridge/native-channel.ts";
import { deviceModule } from "#src/container/device.module.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { openApp } from "./support/fake-container.ts";
import { openPortalAt } from "./support/open-portal.tsx";
import { createFakeBackend } from "./support/fake-backend.ts";

resetBrowser();
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, NATIVE_OBJECT_NAME);
});

/** Clicks an external link. Returns true if the browser handles the click. */
function doesBrowserHandleLink(): boolean {
  const link = Object.assign(document.createElement("a"), { href: "https://pomoc.example/regulamin" });
  document.body.append(link);
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  link.dispatchEvent(press);
  link.remove();
  return !press.defaultPrevented;
}

/** Simulates a page load at the address of a notification. */
const openByNotification = (): void => {
  const loaded: Partial<PerformanceEntry> = { name: `${window.location.origin}/push/settings` };
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([Object.assign(Object.create(null), loaded)]);
};

it("(part of WRAP-01, GUARD-02) handles links and pushes as in a browser if no app replies", async () => {
  const end = { postMessage: vi.fn<(text: string) => void>(), onmessage: null };
  Object.assign(window, { [NATIVE_OBJECT_NAME]: end });
  openByNotification();
  const backend = createFakeBackend();
  const app = openApp(backend, { ports: { device: deviceModule.ports } });
  openPortalAt({ backend, entrance: { openPortal: async () => app } });
  await waitFor(() => expect(end.postMessage).toHaveBeenCalledWith(expect.stringContaining('"ask":"device"')), {
    timeout: 8_000,
  });
  expect(doesBrowserHandleLink()).toBe(true);
  await backend.clock.advance(APP_RESPONSE_TIMEOUT_MS);
  expect(doesBrowserHandleLink()).toBe(true);
  expect(screen.queryByText(/powiadomienie/)).toBeNull();
});
