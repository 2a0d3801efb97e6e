// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { personalDataOf } from "#domain/account/personal-data.ts";
import { settingsRefusal } from "#domain/settings/settings-refusal.ts";
import { fail } from "#domain/shared-kernel/index.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeCustomerContexts } from "#test/fakes/fake-customer-contexts.ts";
import { fakeTabLock } from "#test/fakes/fake-tab-lock.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeAuthenticator, fakePasskeys } from "#test/fakes/fake-passkeys.ts";
import { fakePermissionsRefresh, fakeSettings } from "#test/fakes/fake-settings.ts";
import { fakeSession } from "#test/fakes/fake-session.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { aClient, aClientData, anActivity } from "#test/mothers/index.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { SessionStore } from "#ui/stores/session/session.store.ts";
import { SettingsStore } from "#ui/stores/settings/settings.store.ts";
import { UnsavedChanges } from "#ui/shared/forms/unsaved-changes.ts";
import { SettingsViewModel } from "./settings.view-model.ts";
import { SettingsScreen } from "./settings.screen.tsx";
import { MobileDevicesCard } from "./mobile-devices-card.view.tsx";
import { PasskeysCard } from "./passkeys-card.view.tsx";
import { SettingsView } from "./settings.view.tsx";
import { SettingProblemBanner } from "./dialog-form.view.tsx";
import { PasswordDialog } from "./sign-in-dialogs.view.tsx";
import type { PasswordFormModel } from "./sign-in-forms.ts";

afterEach(cleanup);

const PHONE = { deviceId: "tel", deviceName: "Telefon", rememberMe: true, biometric: true };

function opened(provider = fakeSettings({ mobile: [PHONE] }), showToast: (text: string) => void = () => undefined) {
  const unsaved = new UnsavedChanges();
  const client = new ClientStore(
    fakeClient({ data: aClientData({ client: aClient({ clientCustomLogin: "m.brzezinska" }) }) }),
  );
  const session = fakeSession();
  const clock = movableClock();
  const model = new SettingsViewModel({
    store: new SettingsStore(provider.ports, clock),
    client,
    session: new SessionStore({ port: session, storage: fakeSessionStorage(), credentials: session }),
    contexts: fakeCustomerContexts(),
    tabLock: fakeTabLock(),
    refreshMark: fakePermissionsRefresh(),
    clock,
    authenticator: fakeAuthenticator(),
    isAvailable: () => true,
    idempotencyKeys: fakeIdempotencyKeys(),
    draftOf: () => undefined,
    unsaved,
    showToast,
    done: () => undefined,
  });
  return { client, clock, model, unsaved, provider };
}

it("(part of SET-01) replaces the former login in the personal data after a change", async () => {
  const { client, model } = opened();
  await client.data.load();
  model.openLogin();
  const { login } = model;
  if (login === undefined) throw new Error("no login form is open");
  login.form.set("login", "malgosia.b");
  await login.submit();
  await waitFor(() => expect(model.login).toBeUndefined());
  const { known } = client.data;
  expect(known === undefined ? undefined : personalDataOf(known).login).toMatchObject({
    name: "malgosia.b",
    custom: "malgosia.b",
  });
});

it("(part of LOGIN-07) locks a password change for 30 minutes when no end is given", () => {
  const reportedAt = Date.UTC(2026, 10, 20, 8, 35);
  const banner = (until: number | undefined) => (
    <SettingProblemBanner problem={{ kind: "locked", until, reportedAt }} />
  );
  const { rerender } = render(banner(undefined));
  const title = () => unjoinedText(screen.getByRole("alert").textContent);
  expect(title()).toContain("Zmiana jest zablokowana na 30 minut. Potem spróbuj");
  rerender(banner(Date.UTC(2026, 10, 20, 9, 5)));
  expect(title()).toContain("Zmiana jest możliwa po 10:05. Potem spróbuj");
  rerender(banner(Date.UTC(2026, 10, 20, 23, 5)));
  expect(title()).toContain("Zmiana jest możliwa po 21-11-2026 00:05. Potem spróbuj");
});

it("asks before closing a password form with values; closes an empty one at once", async () => {
  const { model, unsaved } = opened();
  const shown = (): PasswordFormModel => {
    model.openPassword();
    if (model.password === undefined) throw new Error("no password form is open");
    return model.password;
  };
  const draw = (form: PasswordFormModel) => render(<PasswordDialog model={form} onClose={model.closeSignIn} />);
  const close = () => userEvent.click(screen.getByRole("button", { name: "Anuluj" }));
  const empty = draw(shown());
  await close();
  expect([model.password, unsaved.question]).toEqual([undefined, undefined]);
  empty.unmount();

  const begun = shown();
  const drawn = draw(begun);
  expect(unsaved.hasUnsavedWork).toBe(false);
  act(() => begun.form.set("next", "Mewa-nad-molem-7"));
  expect(unsaved.hasUnsavedWork).toBe(true);
  await close();
  expect([model.password === begun, unsaved.question?.kind]).toEqual([true, "changes"]);
  act(() => unsaved.question?.stay());
  expect([begun.form.form.next, unsaved.question]).toEqual(["Mewa-nad-molem-7", undefined]);
  await close();
  act(() => unsaved.question?.leave());
  expect([model.password, begun.form.form.next]).toEqual([undefined, ""]);
  drawn.unmount();
  expect(unsaved.hasUnsavedWork).toBe(false);
});

it("starts button names with visible text; promises no immediate effect (WCAG 2.5.3)", async () => {
  const { model } = opened();
  model.start();
  render(<SettingsView model={model} theme={null} onAccounts={() => undefined} />);
  expect(await screen.findByRole("button", { name: "Wyłącz automatyczne logowanie: Telefon" })).toBeDefined();
  for (const button of screen.getAllByRole("button")) {
    const { textContent } = button;
    expect((button.getAttribute("aria-label") ?? textContent).startsWith(textContent), button.outerHTML).toBe(true);
  }
  // Second factor, trusted devices and the order of accounts apply from the next login on.
  expect(document.body.textContent).not.toContain("od razu");
});

it.each([
  [true, true, "logowanie odciskiem palca lub twarzą, bez hasła"],
  [false, true, "logowanie odciskiem palca lub twarzą"],
  [true, false, "logowanie bez hasła"],
  [false, false, "pyta o hasło"],
])("[SET-03] says how a device logs in (remembered: %s, biometric: %s)", async (rememberMe, biometric, text) => {
  const { model } = opened(fakeSettings({ mobile: [{ ...PHONE, rememberMe, biometric }] }));
  model.start();
  render(<MobileDevicesCard model={model} noteOn={undefined} />);
  const row = await screen.findByRole("listitem");
  expect(unjoinedText(row.querySelector(".device__meta")?.textContent)).toBe(text);
});

it("(part of ACT-04) moves the focus from the dialog about a stranger to the passkeys", async () => {
  const { client, model } = opened();
  await client.data.load();
  const actions = { copy: async () => true, saveText: () => undefined, print: undefined };
  const page = { theme: null, onAccounts: () => undefined };
  render(<SettingsScreen {...page} model={model} now={() => 0} actions={actions} />);
  act(() => model.disown(anActivity()));
  await userEvent.setup().click(await screen.findByRole("button", { name: "Pokaż klucze dostępu" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Klucze dostępu" }));
});

it("(part of KEY-07) reloads the factor when the response with new codes is lost", async () => {
  const { model, provider } = opened();
  const { script } = provider;
  script.failNext("recoveryCodes", { kind: "timeout" });
  await model.recoveryCodes.create();
  expect([script.calls, model.recoveryCodes.codes]).toEqual([["recoveryCodes", "load"], undefined]);
  script.failNext("recoveryCodes", { kind: "http", status: 429 });
  await model.recoveryCodes.create();
  expect(script.calls).toEqual(["recoveryCodes", "load", "recoveryCodes"]);
});

it("(part of KEY-01) calls a passkey without a name unnamed, and renames it", async () => {
  const saved = [{ id: "k-1", name: undefined, createdAt: 1, lastUsedAt: undefined, isCurrent: false }];
  const settings = fakeSettings();
  const toasts: string[] = [];
  const provider = { ...settings, ports: { ...settings.ports, passkeys: fakePasskeys({ saved }).passkeys } };
  const { model } = opened(provider, (text) => void toasts.push(text));
  model.start();
  render(<PasskeysCard model={model} />);
  await userEvent.click(await screen.findByRole("button", { name: "Zmień nazwę: Klucz bez nazwy" }));
  const { form } = model.passkeys;
  form?.form.set("name", "Laptop");
  await form?.submit();
  expect(toasts).toEqual(["Nazwa zmieniona"]);
  expect(await screen.findByRole("button", { name: "Zmień nazwę: Laptop" })).toBeDefined();
});

it.each([
  [undefined, "Dodany 20-11-2026 · nieużywany"],
  ["unknown", "Dodany 20-11-2026"],
  [Date.UTC(2026, 10, 21, 9), "Dodany 20-11-2026 · ostatnio użyty 21-11-2026"],
] as const)("(part of KEY-01) shows when a passkey was used: %s", async (lastUsedAt, dates) => {
  const saved = [{ id: "k-1", name: "Laptop", createdAt: Date.UTC(2026, 10, 20, 9), lastUsedAt, isCurrent: false }];
  const settings = fakeSettings();
  const { model } = opened({ ...settings, ports: { ...settings.ports, passkeys: fakePasskeys({ saved }).passkeys } });
  model.start();
  const { container } = render(<PasskeysCard model={model} />);
  await screen.findByText("Laptop");
  expect(unjoinedText(container.querySelector(".device__meta")?.textContent)).toBe(dates);
});

it("[ACT-06] reads the activities again after each change and at each visit of the settings", async () => {
  const { clock, model, provider } = opened();
  const { activityLog } = provider.ports;
  model.start();
  const shown = () => (model.activities.status === "ready" ? model.activities.value.activities : undefined);
  await waitFor(() => expect(shown()).toEqual([]));
  activityLog.activities = [anActivity({ activityId: "password" })];
  model.openPassword();
  const { password } = model;
  if (password === undefined) throw new Error("no password form is open");
  password.form.set("current", "Wiazka-2026");
  password.form.set("next", "Mewa-nad-molem-7");
  password.form.set("repeated", "Mewa-nad-molem-7");
  await password.submit();
  await waitFor(() => expect(shown()).toHaveLength(1));
  activityLog.activities = [];
  await model.sessions.ending.run({ kind: "others" });
  await waitFor(() => expect(shown()).toEqual([]));
  activityLog.activities = [anActivity({ activityId: "contact" })];
  await clock.advance(60_000);
  model.start();
  expect(shown()).toEqual([]);
  await clock.advance(100);
  await waitFor(() => expect(shown()).toHaveLength(1));
});

it("(part of SET-01) marks the new password when the server calls it easy to guess", async () => {
  const provider = fakeSettings();
  const changePassword = async () => fail(settingsRefusal(["common-password"], "common-password"));
  const { model } = opened({
    ...provider,
    ports: { ...provider.ports, signIn: { ...provider.ports.signIn, changePassword } },
  });
  model.openPassword();
  const { password } = model;
  if (password === undefined) throw new Error("no password form is open");
  password.form.set("current", "Wiazka-2026");
  password.form.set("next", "Wiazka-Wiazka-1");
  password.form.set("repeated", "Wiazka-Wiazka-1");
  expect(await password.submit()).toBe("next");
  expect(password.form.violationOf("next")?.key).toBe("passwordCommon");
  expect(password.problem).toBeUndefined();
});
