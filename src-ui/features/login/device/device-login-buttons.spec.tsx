// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { proveDeviceKey } from "#test/fakes/prove-device-key.ts";
import { fakeDeviceAccess } from "#test/fakes/fake-device-access.ts";
import { fakeDeviceMemory } from "#test/fakes/fake-device-memory.ts";
import { FAKE_DEVICE, fakeNativeBridge } from "#test/fakes/fake-native-bridge.ts";
import { aSession } from "#test/mothers/index.ts";
import { DeviceLoginStore } from "#ui/stores/device/device-login.store.ts";
import { DeviceLoginButtons } from "./device-login-buttons.view.tsx";

afterEach(cleanup);

/** Renders the login buttons of a phone with biometric login. */
async function renderButtons({
  biometry = "fingerprint",
  isAwaited = false,
}: { readonly biometry?: "fingerprint" | "face"; readonly isAwaited?: boolean } = {}) {
  const bridge = fakeNativeBridge({ device: { ...FAKE_DEVICE, biometry } });
  const access = fakeDeviceAccess({ session: aSession(), isRight: () => true });
  const key = await bridge.createKey("biometric");
  if (!key.ok) throw new Error("the bridge created no key");
  await access.registration.associate({
    idempotencyKey: "intent",
    device: FAKE_DEVICE,
    deviceToken: undefined,
    key: await proveDeviceKey(access.registration, {
      device: FAKE_DEVICE,
      use: "biometric",
      publicKey: key.value,
      sign: () => "",
    }),
  });
  const memory = fakeDeviceMemory();
  const model = new DeviceLoginStore({
    bridge,
    memory,
    login: access.login,
    openSession: () => undefined,
    endUnusedSession: () => undefined,
    hasLeftPage: () => false,
    isTyping: () => false,
    isReasonShown: () => false,
  });
  await model.refresh(false);
  render(<DeviceLoginButtons model={model} problemTextOf={undefined} isAwaited={isAwaited} />);
  return { bridge, model, memory, user: userEvent.setup() };
}

/** Texts of all announcements, without empty ones. */
const announcements = () =>
  [...screen.queryAllByRole("status"), ...screen.queryAllByRole("alert")]
    .map(({ textContent }) => unjoinedText(textContent))
    .filter((text) => text !== "");

it.each([
  ["fingerprint", "Zaloguj się odciskiem palca"],
  ["face", "Zaloguj się twarzą"],
] as const)("(part of WRAP-03) announces a refused %s in the live region below its button", async (biometry, name) => {
  const words = "Telefon cię nie rozpoznał. Spróbuj jeszcze raz albo wpisz login i hasło.";
  const { bridge, user } = await renderButtons({ biometry });
  const place = screen.getByRole("status");
  expect(announcements()).toEqual([]);
  bridge.owner.finger = false;
  const button = screen.getByRole("button", { name });
  await user.click(button);
  expect([announcements(), unjoinedText(place.textContent), screen.queryByRole("alert")]).toEqual([
    [words],
    words,
    null,
  ]);
  expect([
    screen.getByRole("button", { name }),
    button.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
  ]).toEqual([button, Node.DOCUMENT_POSITION_FOLLOWING]);
});

it("(part of WRAP-03, ROUTE-08) shows one message of the device login at a time", async () => {
  const { bridge, model, user } = await renderButtons({ isAwaited: true });
  const waits = "Zaloguj się, a pokażemy to, czego dotyczy powiadomienie.";
  expect(announcements()).toEqual([waits]);
  bridge.owner.finger = false;
  await user.click(screen.getByRole("button"));
  expect(announcements()).toEqual(["Telefon cię nie rozpoznał. Spróbuj jeszcze raz albo wpisz login i hasło."]);
  cleanup();

  const lost = await renderButtons({ isAwaited: true });
  lost.bridge.loseKeys();
  await act(() => lost.model.refresh(false));
  expect([announcements(), screen.queryByRole("button")]).toEqual([
    [`${waits} W telefonie nie ma już klucza do logowania. Nowy utworzysz w ustawieniach.`],
    null,
  ]);
  expect(model.lost).toEqual([]);
});

it("(part of WRAP-03) shows instructions after the keys of the device were lost", async () => {
  const { bridge, model } = await renderButtons();
  bridge.loseKeys();
  await act(() => model.refresh(false));
  expect(announcements()).toEqual([
    "W telefonie nie ma już klucza do logowania. Tak bywa po dodaniu odcisku palca albo twarzy. " +
      "Wpisz login i hasło, a potem w ustawieniach jeszcze raz włącz ten sposób logowania.",
  ]);
});
