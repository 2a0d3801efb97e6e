// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeDeviceAccess } from "#test/fakes/fake-device-access.ts";
import { fakeDeviceMemory } from "#test/fakes/fake-device-memory.ts";
import { FAKE_DEVICE, fakeNativeBridge } from "#test/fakes/fake-native-bridge.ts";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { aSession } from "#test/mothers/index.ts";
import { ThisDeviceStore } from "#ui/stores/device/this-device.store.ts";
import { ThisDeviceCard, ThisDeviceNote } from "./this-device.view.tsx";

afterEach(cleanup);

const DOWN = { kind: "http", status: 503 } as const;

/** Renders the card of a phone with an automatic login key that the server accepts. */
async function renderCard() {
  const bridge = fakeNativeBridge();
  await bridge.createKey("automatic");
  const access = fakeDeviceAccess({ session: aSession(), isRight: () => false });
  const settings = fakeSettings({
    mobile: [{ deviceId: FAKE_DEVICE.deviceId, deviceName: FAKE_DEVICE.name, rememberMe: true, biometric: false }],
  });
  const model = new ThisDeviceStore({
    bridge,
    memory: fakeDeviceMemory(),
    registration: access.registration,
    devices: settings.ports.devices,
    idempotencyKeys: fakeIdempotencyKeys(),
    changed: () => undefined,
  });
  render(<ThisDeviceCard model={model} />);
  return { bridge, access, settings, model, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole("button", { name });
const value = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;

it("(part of SET-03) offers a check, not a switch, when automatic login's state is unknown", async () => {
  const { settings, model, user } = await renderCard();
  settings.script.failAlways("devices", DOWN);
  await act(() => model.refresh());
  expect([value("Automatyczne logowanie"), value("Logowanie odciskiem palca")]).toEqual([
    "nie udało się sprawdzić",
    "wyłączone",
  ]);
  expect(screen.queryByRole("button", { name: /łącz: Automatyczne logowanie/ })).toBeNull();
  settings.script.recover();
  await user.click(await button("Sprawdź ponownie: Automatyczne logowanie"));
  // The focus stays on the pressed button.
  expect(document.activeElement).toBe(await button("Wyłącz: Automatyczne logowanie"));
  expect(value("Automatyczne logowanie")).toBe("włączone");
});

it('(part of SET-03) shows "nothing has changed" about a phone login only when certain', async () => {
  const { settings, model, user } = await renderCard();
  await act(() => model.refresh());
  settings.script.failNext("devices", DOWN);
  await user.click(await button("Wyłącz: Automatyczne logowanie"));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Nic się nie zmieniło. Nie udało się sprawdzić, co jest teraz włączone. Spróbuj jeszcze raz.",
  );
  settings.script.failNext("edit", { kind: "unreachable" });
  await user.click(await button("Wyłącz: Automatyczne logowanie"));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Nie wiemy, czy zmiana się zapisała. Spróbuj jeszcze raz, nic nie stanie się dwa razy.",
  );
});

it("(part of WRAP-02) resends allowed notifications that the server may not have received", async () => {
  const { access, model, user } = await renderCard();
  await act(() => model.refresh());
  access.script.failNext("associate", DOWN);
  await user.click(await button("Zezwól: Powiadomienia"));
  expect((await screen.findByRole("alert")).textContent).toContain("Nie wiemy, czy zmiana się zapisała");
  expect(value("Powiadomienia")).toBe("dozwolone");
  await user.click(await button("Spróbuj ponownie: Powiadomienia"));
  expect([screen.queryByRole("alert"), screen.queryByRole("button", { name: /Powiadomienia/ })]).toEqual([null, null]);
  expect(access.orders.map(({ deviceToken }) => deviceToken)).toEqual(["fake-token"]);
});

it("(part of SET-03, WRAP-03) shows a lost phone key on the card and list, with ways to fix it", async () => {
  const { bridge, model, settings, user } = await renderCard();
  const known = await settings.ports.devices.load();
  if (!known.ok) throw new Error("the devices have not loaded");
  for (const device of [
    ...known.value,
    { deviceId: "another", deviceName: "Tablet", rememberMe: true, biometric: true },
  ])
    render(<ThisDeviceNote model={model} device={device} />);
  expect(screen.queryByText("Ten telefon")).toBeNull();
  await act(() => model.refresh());
  expect([screen.getAllByText("Ten telefon").length, value("Automatyczne logowanie")]).toEqual([2, "włączone"]);
  bridge.loseKeys();
  await act(() => model.refreshFromDevice());
  expect(value("Automatyczne logowanie")).toMatch(/^nie działa W\stelefonie nie ma już klucza/);
  expect(screen.getAllByText(/W\stym\stelefonie nie ma już klucza/)).toHaveLength(1);
  expect(await button("Wyłącz: Automatyczne logowanie")).toBeTruthy();
  await user.click(await button("Włącz: Automatyczne logowanie"));
  expect([value("Automatyczne logowanie"), screen.queryByText(/W\stym\stelefonie nie ma/)]).toEqual(["włączone", null]);
});

it("(part of SET-03, WRAP-03) offers only to disable a lost biometric key without biometry", async () => {
  const { bridge, model, settings } = await renderCard();
  settings.ports.devices.load = async () => ({
    ok: true,
    value: [{ deviceId: FAKE_DEVICE.deviceId, deviceName: FAKE_DEVICE.name, rememberMe: false, biometric: true }],
  });
  bridge.device = async () => ({ ok: true, value: { ...FAKE_DEVICE, biometry: "none" } });
  await act(() => model.refresh());
  expect(value("Logowanie odciskiem palca albo twarzą")).toMatch(/^nie działa W\stelefonie nie ma już klucza/);
  expect([
    screen.queryByRole("button", { name: /^Włącz: Logowanie odciskiem/ }),
    await button("Wyłącz: Logowanie odciskiem palca albo twarzą"),
  ]).toEqual([null, expect.anything()]);
});

it("(part of SET-03) applies the listed state of this phone to its card", async () => {
  const { model } = await renderCard();
  await act(() => model.refresh());
  expect(value("Automatyczne logowanie")).toBe("włączone");
  render(
    <ThisDeviceNote
      model={model}
      device={{ deviceId: FAKE_DEVICE.deviceId, deviceName: FAKE_DEVICE.name, rememberMe: false, biometric: false }}
    />,
  );
  expect(value("Automatyczne logowanie")).toBe("wyłączone");
});

it("(part of WRAP-03) shows a refused fingerprint as information, since nothing has changed", async () => {
  const { bridge, model, user } = await renderCard();
  await act(() => model.refresh());
  bridge.owner.finger = false;
  await user.click(await button("Włącz: Logowanie odciskiem palca"));
  expect((await screen.findByRole("status")).textContent).toBe(
    "Nic się nie zmieniło. Telefon cię nie rozpoznał. Spróbuj jeszcze raz.",
  );
  expect(screen.queryByRole("alert")).toBeNull();
});
