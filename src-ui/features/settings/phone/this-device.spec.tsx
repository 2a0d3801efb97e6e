// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { countedIntentIds } from "#test/fakes/fake-device.ts";
import { fakeDeviceAccess } from "#test/fakes/fake-device-access.ts";
import { FAKE_DEVICE, fakeNativeBridge } from "#test/fakes/fake-native-bridge.ts";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { aSession } from "#test/mothers/index.ts";
import { ThisDevice } from "#ui/stores/device/this-device.store.ts";
import { ThisDeviceCard } from "./this-device.view.tsx";

afterEach(cleanup);

const DOWN = { kind: "http", status: 503 } as const;

/** The card of a phone with a key to log in by itself, which the provider takes. */
async function drawn() {
  const bridge = fakeNativeBridge();
  await bridge.createKey("automatic");
  const access = fakeDeviceAccess({ session: aSession(), isRight: () => false });
  const settings = fakeSettings({ mobile: [{ deviceId: FAKE_DEVICE.deviceId, deviceName: FAKE_DEVICE.name, rememberMe: true, biometric: false }] });
  const model = new ThisDevice({ bridge, registration: access.registration, devices: settings.ports.devices, intents: countedIntentIds(), changed: () => undefined });
  render(<ThisDeviceCard model={model} />);
  return { bridge, access, settings, model, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole("button", { name });
const value = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;

it("(part of SET-03) says of what nobody told that it could not be checked, and offers to check it, not to switch it", async () => {
  const { settings, model, user } = await drawn();
  settings.script.failAlways("devices", DOWN);
  await act(() => model.look());
  expect([value("Automatyczne logowanie"), value("Logowanie odciskiem palca")]).toEqual(["nie udało się sprawdzić", "wyłączone"]);
  expect(screen.queryByRole("button", { name: /łącz: Automatyczne logowanie/ })).toBeNull();
  settings.script.recover();
  await user.click(await button("Sprawdź ponownie: Automatyczne logowanie"));
  // the focus stays where it was pressed
  expect(document.activeElement).toBe(await button("Wyłącz: Automatyczne logowanie"));
  expect(value("Automatyczne logowanie")).toBe("włączone");
});

it("(part of SET-03) says that nothing has changed only where that is known", async () => {
  const { settings, model, user } = await drawn();
  await act(() => model.look());
  settings.script.failNext("devices", DOWN);
  await user.click(await button("Wyłącz: Automatyczne logowanie"));
  expect((await screen.findByRole("alert")).textContent).toBe("Nic się nie zmieniło Nie udało się sprawdzić, co jest teraz włączone. Spróbuj jeszcze raz.");
  settings.script.failNext("edit", { kind: "unreachable" });
  await user.click(await button("Wyłącz: Automatyczne logowanie"));
  expect((await screen.findByRole("alert")).textContent).toBe("Nie wiemy, czy zmiana się zapisała Spróbuj jeszcze raz, nic nie stanie się dwa razy.");
});

it("(part of WRAP-02) notifications that were allowed and that the provider may not have heard of can be told it again", async () => {
  const { access, model, user } = await drawn();
  await act(() => model.look());
  access.script.failNext("associate", DOWN);
  await user.click(await button("Zezwól: Powiadomienia"));
  expect((await screen.findByRole("alert")).textContent).toContain("Nie wiemy, czy zmiana się zapisała");
  expect(value("Powiadomienia")).toBe("dozwolone");
  await user.click(await button("Spróbuj ponownie: Powiadomienia"));
  expect([screen.queryByRole("alert"), screen.queryByRole("button", { name: /Powiadomienia/ })]).toEqual([null, null]);
  expect(access.orders.map(({ deviceToken }) => deviceToken)).toEqual(["fake-token"]);
});
