// @vitest-environment jsdom
import { webcrypto } from "node:crypto";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { OperationGateway } from "#adapters/soap/gateway/service-response.ts";
import { NATIVE_OBJECT_NAME } from "#adapters/native-bridge/native-channel.ts";
import { APP_RESPONSE_TIMEOUT_MS } from "#adapters/native-bridge/channel-native-bridge.adapter.ts";
import { fail } from "#domain/shared-kernel/index.ts";
import { Phone, type PortalExit } from "#sandbox/native-app-simulator/phone.ts";
import type { App } from "#src/boot/app.ts";
import { SoapOnboardingFlagsAdapter } from "#adapters/soap/onboarding/soap-onboarding-flags.adapter.ts";
import {
  OPERATION_GATEWAY,
  NATIVE_APP_SUBSCRIPTIONS,
  NATIVE_APP,
  NATIVE_BRIDGE_PORT,
  ONBOARDING_FLAGS_PORT,
} from "#src/container/tokens.ts";
import { CreatedOnce } from "#src/container/created-once.ts";
import { deviceModule } from "#src/container/device.module.ts";
import { filesModule } from "#src/container/files.module.ts";
import type { NativeApp } from "#src/container/native-app.module.ts";
import { aSession } from "#test/mothers/index.ts";
import { fileSaver } from "#src/routes/save-file.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { findHeading, openPortalAt, type PortalJourney } from "./support/open-portal.tsx";
import { openApp } from "./support/fake-container.ts";
import { createFakeBackend, createLoggedInBackend, type FakeBackend } from "./support/fake-backend.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

resetBrowser();

// A page has one native bridge, so all tests of this file share one phone.
let backend: FakeBackend;
const calls: { readonly operation: string; readonly session: string | undefined; readonly payload: unknown }[] = [];
const gateway: OperationGateway = {
  async call(operation: string, payload?: unknown) {
    calls.push({ operation, session: backend.session.sessionId, payload });
    return fail({ kind: "unreachable" });
  },
};
/** Messages to an app that is still starting; `undefined` once the phone receives them. */
let undeliveredMessages: string[] | undefined = [];
const end: { postMessage: (text: string) => void; onmessage: ((event: { readonly data: string }) => void) | null } = {
  postMessage: (text) =>
    void (undeliveredMessages === undefined ? phone.receiveMessage(text) : undeliveredMessages.push(text)),
  onmessage: null,
};
vi.stubGlobal("crypto", webcrypto);
let shell = (_what: PortalExit): void => undefined;
const phone: Phone = new Phone(
  {
    send: (data) => act(() => end.onmessage?.({ data })),
    showFinger: async () => true,
    allowPush: async () => true,
    outside: (what) => shell(what),
  },
  {
    name: "Telefon Małgosi",
    platform: "android",
    appVersion: "1.0.0",
    biometry: "fingerprint",
    push: "granted",
    dark: true,
    insets: { top: 0, right: 0, bottom: 0, left: 0 },
  },
);

beforeEach(() => {
  vi.stubGlobal("crypto", webcrypto);
  Object.assign(window, { visualViewport: null, [NATIVE_OBJECT_NAME]: end });
  calls.length = 0;
});

const nativeApp = new CreatedOnce<NativeApp>();
let previous: App | undefined;

/** Opens the portal on the simulated phone, and unsubscribes the previous one from it. */
function openInApp(fakeBackend: FakeBackend): { readonly app: App; readonly journey: PortalJourney } {
  backend = fakeBackend;
  if (previous?.container.isLoaded("device") === true) previous.container.root.get(NATIVE_APP_SUBSCRIPTIONS).stop();
  const app = openApp(backend, {
    ports: { device: deviceModule.ports, files: filesModule.ports },
    change({ root }) {
      root.rebind(NATIVE_APP).toConstantValue(nativeApp);
      root.rebind(OPERATION_GATEWAY).toConstantValue(gateway);
      root.onActivation(ONBOARDING_FLAGS_PORT, () => new SoapOnboardingFlagsAdapter(gateway));
    },
  });
  previous = app;
  return { app, journey: openPortalAt({ backend, entrance: { openPortal: async () => app } }) };
}

const registrations = () => calls.filter(({ operation }) => operation === "associateMobileDevice");

it("(part of WRAP-01, THEME-03) connects to an app that starts slowly, and uses its dark theme", async () => {
  openInApp(createFakeBackend());
  await screen.findByRole("textbox", { name: "Login" });
  for (const asks of [1, 2, 3]) {
    await waitFor(() => expect(undeliveredMessages).toHaveLength(asks), { timeout: 8_000 });
    if (asks < 3) await act(() => backend.clock.advance(APP_RESPONSE_TIMEOUT_MS));
  }
  const waited = undeliveredMessages ?? [];
  undeliveredMessages = undefined;
  for (const text of waited) await phone.receiveMessage(text);
  await waitFor(() => expect(backend.theme.painted).toBe("dark"));
});

it("[WRAP-02] registers the device once per session, after login, with session and token", async () => {
  const { logIn, go } = openInApp(createFakeBackend()).journey;
  await screen.findByRole("textbox", { name: "Login" });
  expect(registrations()).toEqual([]);
  await logIn();
  await waitFor(() => expect(registrations()).toHaveLength(1));
  expect(registrations()).toEqual([
    {
      operation: "associateMobileDevice",
      session: aSession().sessionId,
      payload: {
        intentId: "intent-0000000001",
        deviceId: phone.deviceId,
        deviceName: "Telefon Małgosi",
        deviceTokenId: expect.stringMatching(/^sim-/),
      },
    },
  ]);
  await act(() => go("/invoice"));
  await findHeading("Faktury");
  await act(() => go("/index"));
  await findHeading("Start");
  expect(registrations()).toHaveLength(1);
});

it("[THEME-03] follows the dark mode of the app unless the customer has chosen a theme", async () => {
  const { app } = openInApp(createLoggedInBackend({ session: { sessionId: "another-session" } }));
  await findHeading("Start");
  const { theme } = storesOf(app);
  await waitFor(() => expect([theme.theme, backend.theme.painted]).toEqual(["dark", "dark"]));
  // Another session registers the device, too.
  await waitFor(() => expect(registrations().map(({ session }) => session)).toEqual(["another-session"]));
  phone.emit("dark", false);
  expect([theme.theme, backend.theme.painted]).toEqual(["light", "light"]);
  act(() => theme.choose("light"));
  phone.emit("dark", true);
  expect([theme.device, theme.theme, backend.theme.painted]).toEqual(["dark", "light", "light"]);
  act(() => theme.choose("system"));
  expect([theme.theme, backend.theme.painted]).toEqual(["dark", "dark"]);
});

it("(part of ROUTE-08, SESS-04) opens a tapped notification after login on an expired session", async () => {
  const { journey } = openInApp(createLoggedInBackend());
  await findHeading("Start");
  await waitFor(() => expect(registrations()).toHaveLength(1));
  window.history.replaceState(null, "", "/index");
  backend.clock.jumpTo(START + 3_600_000);
  phone.emit("tap", { route: "invoice" });
  window.history.replaceState(null, "", "/");
  expect(await screen.findByText(/pokażemy to, czego dotyczy powiadomienie/)).toBeTruthy();
  await act(() => backend.clock.advance(1_000));
  await journey.logIn();
  await findHeading("Faktury");
});

it("(part of WRAP-01) opens an external link in the app, and shows a message when that fails", async () => {
  const opened = vi.fn<(what: PortalExit) => void>();
  shell = opened;
  openInApp(createLoggedInBackend());
  await findHeading("Start");
  const link = Object.assign(document.createElement("a"), { href: "https://pomoc.example/regulamin" });
  document.body.append(link);
  await waitFor(() => {
    link.click();
    expect(opened).toHaveBeenCalledWith({ kind: "open", url: "https://pomoc.example/regulamin" });
  });
  expect(screen.queryByText("Nie udało się tego otworzyć. Spróbuj ponownie.")).toBeNull();
  shell = () => {
    throw new Error("no browser on this phone");
  };
  link.click();
  expect(await screen.findByText("Nie udało się tego otworzyć. Spróbuj ponownie.")).toBeTruthy();
  link.remove();
});

it("(part of WRAP-01) saves own files by app, opens foreign ones outside, reports failures", async () => {
  const left = vi.fn<(what: PortalExit) => void>();
  shell = left;
  openInApp(createLoggedInBackend());
  await findHeading("Start");
  const fetched = vi.fn<typeof fetch>(
    async () =>
      new Response(Uint8Array.of(37, 80, 68, 70), {
        headers: { "Content-Type": "application/pdf", "Content-Disposition": 'attachment; filename="faktura.pdf"' },
      }),
  );
  vi.stubGlobal("fetch", fetched);
  const link = Object.assign(document.createElement("a"), { href: "/files/9f3", download: "" });
  document.body.append(link);
  await waitFor(() => {
    link.click();
    expect(left).toHaveBeenCalled();
  });
  expect(left.mock.calls).toEqual(
    fetched.mock.calls.map(() => [
      { kind: "file", name: "faktura.pdf", type: "application/pdf", bytes: Uint8Array.of(37, 80, 68, 70) },
    ]),
  );
  left.mockClear();
  link.href = "https://pliki.example/cennik.pdf";
  link.click();
  await waitFor(() => expect(left).toHaveBeenCalledWith({ kind: "open", url: "https://pliki.example/cennik.pdf" }));
  expect(screen.queryByText("Nie udało się tego otworzyć. Spróbuj ponownie.")).toBeNull();
  fetched.mockResolvedValue(new Response(null, { status: 410 }));
  link.href = "/files/9f3";
  link.click();
  expect(await screen.findByText("Nie udało się tego otworzyć. Spróbuj ponownie.")).toBeTruthy();
  link.remove();
});

it("(part of WRAP-01) saves a generated file by the app, and returns false when that fails", async () => {
  const left = vi.fn<(what: PortalExit) => void>();
  shell = left;
  const save = fileSaver(openInApp(createLoggedInBackend()).app.container);
  await findHeading("Start");
  expect(await save("rozmowa.txt", "text/plain", "Cześć")).toBe(true);
  expect(
    left.mock.calls.map(([what]) =>
      what.kind === "file" ? [what.name, what.type, Buffer.from(what.bytes).toString()] : what.kind,
    ),
  ).toEqual([["rozmowa.txt", "text/plain", "Cześć"]]);
  shell = () => {
    throw new Error("no room on this phone");
  };
  expect(await save("rozmowa.txt", "text/plain", "Cześć")).toBe(false);
});

it("(part of WRAP-01) shows guests a message when the app fails to open an external link", async () => {
  shell = () => {
    throw new Error("no browser on this phone");
  };
  const { journey } = openInApp(createFakeBackend());
  const link = Object.assign(document.createElement("a"), { href: "https://pomoc.example/regulamin" });
  document.body.append(link);
  for (const [at, title] of [
    ["/", "Zaloguj się"],
    ["/password", "Ustaw nowe hasło"],
    ["/accessibility", "Deklaracja dostępności"],
  ] as const) {
    await act(() => journey.go(at));
    await findHeading(title);
    await waitFor(() => {
      link.click();
      expect(
        screen.getByText("Nie udało się tego otworzyć. Spróbuj ponownie.").closest("[role=status]"),
      ).not.toBeNull();
    });
    await act(() => backend.clock.advance(6_000));
    expect(screen.queryByText("Nie udało się tego otworzyć. Spróbuj ponownie.")).toBeNull();
  }
  link.remove();
});

it("(part of WRAP-01, SET-05) stores a rating as given only when the customer confirms it", async () => {
  const left = vi.fn<(what: PortalExit) => void>();
  shell = left;
  const { journey } = openInApp(createLoggedInBackend());
  await findHeading("Start");
  await act(() => journey.go("/settings?onboarding="));
  await findHeading("Dokończ ustawienia konta");
  const stored = () =>
    calls.filter(
      ({ operation, payload }) =>
        operation === "saveOnboardingtData" && JSON.stringify(payload).includes("mobileAppEvaluate"),
    ).length;
  await journey.user.click(await screen.findByRole("button", { name: "Oceń aplikację" }));
  await journey.user.click(await screen.findByRole("button", { name: "Oceń w sklepie" }));
  expect(await screen.findByText(/^Sklep dostał naszą prośbę/)).toBeTruthy();
  expect([left.mock.calls, stored()]).toEqual([[[{ kind: "rate" }]], 0]);
  await journey.user.click(screen.getByRole("button", { name: "Aplikacja oceniona" }));
  await waitFor(() => expect(stored()).toBe(1));
});

it("(part of WRAP-03, SESS-06) device remembers a logout until login, but no expired session", async () => {
  const { app, journey } = openInApp(createLoggedInBackend({ session: { sessionId: "with-a-key" } }));
  await findHeading("Start");
  await waitFor(() => expect(registrations()).toHaveLength(1));
  const bridge = app.container.root.get(NATIVE_BRIDGE_PORT);
  const key = await bridge.createKey("automatic");
  expect(key.ok).toBe(true);
  act(() => storesOf(app).session.logout());
  await waitFor(() => expect(document.cookie).toContain("ebok.app=left"));
  await journey.logIn();
  await findHeading("Start");
  await waitFor(() => expect(document.cookie).not.toContain("left"));
  act(() => storesOf(app).session.expire());
  await findHeading("Sesja zakończona");
  // The bridge has responded to all earlier requests by then.
  await bridge.hasKey("automatic");
  expect(document.cookie).not.toContain("left");
});
