// @vitest-environment jsdom
import { virtual } from "@guidepup/virtual-screen-reader";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { UnsavedChanges } from "#ui/shared/forms/unsaved-changes.ts";
import { SettingsViewModel } from "#ui/features/settings/settings.view-model.ts";
import { SettingsScreen } from "#ui/features/settings/settings.screen.tsx";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { SessionStore } from "#ui/stores/session/session.store.ts";
import { SettingsStore } from "#ui/stores/settings/settings.store.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeCustomerContexts } from "#test/fakes/fake-customer-contexts.ts";
import { fakeTabLock } from "#test/fakes/fake-tab-lock.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeAuthenticator } from "#test/fakes/fake-passkeys.ts";
import { FAKE_CODE, fakePermissionsRefresh, fakeSettings, type FakeSettingsStart } from "#test/fakes/fake-settings.ts";
import { fakeSession } from "#test/fakes/fake-session.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { aClient, aClientData } from "#test/mothers/index.ts";
import { createKeyboardReader } from "./support/keyboard-reader.ts";

afterEach(async () => {
  await virtual.stop();
  cleanup();
});

/** Opens the settings, loaded in full, with a keyboard and a screen reader. */
async function settings(start: FakeSettingsStart = {}) {
  const fake = fakeSettings(start);
  const clock = movableClock();
  const toasts: string[] = [];
  const credentials = fakeSession();
  const model = new SettingsViewModel({
    store: new SettingsStore(fake.ports, clock),
    client: new ClientStore(fakeClient({ data: aClientData({ client: aClient({ clientLogin: "m.brzezinska" }) }) })),
    session: new SessionStore({ port: credentials, storage: fakeSessionStorage(), credentials }),
    contexts: fakeCustomerContexts(),
    tabLock: fakeTabLock(),
    refreshMark: fakePermissionsRefresh(),
    clock,
    authenticator: fakeAuthenticator(),
    isAvailable: () => true,
    idempotencyKeys: fakeIdempotencyKeys(),
    draftOf: () => undefined,
    unsaved: new UnsavedChanges(),
    showToast: (text) => void toasts.push(text),
    done: () => undefined,
  });
  render(
    <SettingsScreen
      model={model}
      theme={null}
      now={() => clock.now()}
      actions={{ copy: () => Promise.resolve(true), saveText: () => undefined, print: undefined }}

      onAccounts={() => undefined}
    />,
  );
  await screen.findByText("m.brzezinska");
  await screen.findByText("Drugi krok");
  return { ...(await createKeyboardReader()), fake, toasts };
}

const phrasesOfOpenedDialog = (title: string) => [`dialog, ${title}`, `heading, ${title}, level 2`];

describe("dialogs of the settings, by keyboard and as a screen reader reads them", { timeout: 30_000 }, () => {
  it("announces a login's rules and that it is taken, restores the focus (part of SET-01)", async () => {
    const at = await settings({ taken: ["nowak.nowy"] });
    await at.tabTo(/^button, Zmień login/);
    expect(await at.press("{Enter}", /^heading/)).toEqual(phrasesOfOpenedDialog("Zmień login"));
    expect(await at.tabTo(/Anuluj/)).toEqual([
      "button, Zamknij",
      "textbox, Nowy login, Numerem klienta i adresem e-mail dalej się zalogujesz.",
      "button, Zapisz login",
      "button, Anuluj",
    ]);
    expect(await at.press("{Escape}", /^button/)).toEqual(["button, Zmień login, has popup dialog"]);
    await at.press("{Enter}", /^heading/);
    await at.tabTo(/Nowy login/);
    await at.type("nowak.nowy");
    await at.tabTo(/Zapisz login/);
    expect((await at.press("{Enter}", /ktoś inny/)).at(-1)).toBe(
      "textbox, Nowy login, nowak.nowy, Ten login ma już ktoś inny. Wybierz inny. " +
        "Numerem klienta i adresem e-mail dalej się zalogujesz., invalid",
    );
    await at.type("malgosia.b");
    expect(await at.press("{Enter}", /^button/)).toContain("button, Zmień login, has popup dialog");
    expect([at.fake.login(), at.toasts]).toEqual(["malgosia.b", ["Login zmieniony"]]);
  });

  it("announces each password field, the rules met and the failed one (part of SET-01)", async () => {
    const at = await settings();
    await at.tabTo(/^button, Zmień hasło/);
    expect(await at.press("{Enter}", /^heading/)).toEqual(phrasesOfOpenedDialog("Zmień hasło"));
    expect(await at.tabTo(/Anuluj/)).toEqual([
      "button, Zamknij",
      "Obecne hasło",
      "Nowe hasło",
      "Powtórz nowe hasło",
      "checkbox, Pokaż hasła, not checked",
      "button, Zapisz hasło",
      "button, Anuluj",
    ]);
    await at.press("{Escape}", /^button/);
    await at.press("{Enter}", /^heading/);
    await at.tabTo(/Obecne/);
    await at.type("Nie-to-haslo-1");
    await at.tabTo(/Nowe/);
    await at.type("Mewa-nad-molem-7");
    await at.tabTo(/Powtórz/);
    await at.type("Mewa-nad-molem-7");
    await at.tabTo(/Zapisz hasło/);
    expect((await at.press("{Enter}", /To nie jest/)).at(-1)).toBe(
      "Obecne hasło, Nie-to-haslo-1, To nie jest obecne hasło. Wpisz je jeszcze raz.",
    );
    await at.type("Wiazka-2026");
    await at.tabTo(/Zapisz hasło/);
    expect(await at.press("{Enter}", /^button/)).toContain("button, Zmień hasło, has popup dialog");
    expect([at.fake.password(), at.toasts]).toEqual(["Mewa-nad-molem-7", ["Hasło zmienione"]]);
  });

  it("announces an app factor's blocked step, key, wrong code and success (part of SET-02)", async () => {
    const at = await settings();
    await at.tabTo(/^button, Włącz/);
    expect(await at.press("{Enter}", /^heading/)).toEqual(phrasesOfOpenedDialog("Włącz logowanie dwuetapowe"));
    const [close, app, next, cancel] = await at.tabTo(/Anuluj/);
    expect([close, next, cancel]).toEqual([
      "button, Zamknij",
      "button, Dalej, Wybierz, skąd ma być kod., disabled",
      "button, Anuluj",
    ]);
    expect(app).toMatch(/^radio, Aplikacja na telefonie.*not checked, position 1, set size 2$/);
    await at.back(/Dalej/);
    await at.back(/^radio/);
    await at.press("{ArrowUp}", /^radio, Aplikacja/);
    expect(await at.tabTo(/Dalej/)).toEqual(["button, Dalej"]);
    await at.press("{Enter}", /^paragraph/);
    expect(document.activeElement?.textContent).toMatch(/^Zeskanuj kod w.aplikacji/);
    expect(await at.tabTo(/Kod/)).toEqual([
      "link, Otwórz w aplikacji",
      "button, Kopiuj klucz",
      "textbox, Kod, Sześć cyfr, które pokazuje aplikacja",
    ]);
    await at.type("11111");
    await at.tabTo(/^button, Włącz/);
    expect((await at.press("{Enter}", /invalid/)).at(-1)).toMatch(/^textbox, Kod, 11111, Wpisz kod z.6 cyfr/);
    await at.type("111111");
    await at.tabTo(/^button, Włącz/);
    expect((await at.press("{Enter}", /111111.*invalid/)).at(-1)).toMatch(
      /^textbox, Kod, 111111, .+ Sześć cyfr, które pokazuje aplikacja, invalid$/,
    );
    await at.type(FAKE_CODE);
    await at.tabTo(/^button, Włącz/);
    expect((await at.press("{Enter}", /działa/)).at(-1)).toMatch(/^polite: Logowanie dwuetapowe działa/);
    expect([at.fake.factor().kind, at.toasts]).toEqual(["app", []]);
  });

  it("chooses the app when no phone can get codes, and explains why (part of SET-02)", async () => {
    const at = await settings({ phones: [] });
    await at.tabTo(/^button, Włącz/);
    await at.press("{Enter}", /^heading/);
    await screen.findByText(/nie mamy numeru/);
    expect(screen.getByRole<HTMLInputElement>("radio").checked).toBe(true);
    expect(await at.tabTo(/Anuluj/)).toContain("button, Dalej");
  });

  it("announces the SMS method chosen by arrow, and its field with the target (part of SET-02)", async () => {
    const at = await settings();
    await at.tabTo(/^button, Włącz/);
    await at.press("{Enter}", /^heading/);
    await at.tabTo(/^radio/);
    expect((await at.press("{ArrowDown}", /^radio/)).at(-1)).toMatch(
      /^radio, SMS na ••• ••• 567.*position 2, set size 2$/,
    );
    await at.tabTo(/Dalej/);
    expect((await at.press("{Enter}", /Kod/)).at(-1)).toBe(
      "textbox, Kod, Wysłaliśmy SMS z kodem na ••• ••• 567. Sześć cyfr z SMS-a",
    );
    await at.type(FAKE_CODE);
    expect(await at.tabTo(/Anuluj/)).toEqual([
      "button, Inny sposób",
      "button, Włącz logowanie dwuetapowe",
      "button, Anuluj",
    ]);
    await at.back(/Włącz/);
    expect((await at.press("{Enter}", /działa/)).at(-1)).toMatch(/^polite: Logowanie dwuetapowe działa/);
    expect(at.fake.factor()).toMatchObject({ kind: "sms", phone: "••• ••• 567" });
  });

  it("asks for a code to turn the second factor off (part of SET-02)", async () => {
    const at = await settings({ factor: { kind: "app", phone: undefined, devices: [] } });
    await at.tabTo(/^button, Wyłącz/);
    expect(await at.press("{Enter}", /^heading/)).toEqual(phrasesOfOpenedDialog("Wyłącz logowanie dwuetapowe"));
    expect(await at.tabTo(/Anuluj/)).toEqual(["button, Zamknij", "button, Dalej", "button, Anuluj"]);
    await at.back(/Dalej/);
    expect((await at.press("{Enter}", /Kod/)).at(-1)).toBe("textbox, Kod, Sześć cyfr, które pokazuje aplikacja");
    await at.type(FAKE_CODE);
    await at.tabTo(/^button, Wyłącz/);
    expect((await at.press("{Enter}", /wyłączone/)).at(-1)).toMatch(/^polite: Logowanie dwuetapowe wyłączone/);
    expect(at.fake.factor().kind).toBe("none");
  });

  it("adds a device by name and asks before removal, safe button first (part of SET-02)", async () => {
    const at = await settings({ factor: { kind: "app", phone: undefined, devices: [] } });
    await at.tabTo(/^button, Dodaj to/);
    expect(await at.press("{Enter}", /^heading/)).toEqual(phrasesOfOpenedDialog("Dodaj zaufane urządzenie"));
    expect(await at.tabTo(/Anuluj/)).toEqual([
      "button, Zamknij",
      "textbox, Nazwa urządzenia, Na przykład „Laptop w domu”, do 40 znaków",
      "button, Dodaj urządzenie",
      "button, Anuluj",
    ]);
    await at.back(/Dodaj/);
    await at.back(/Nazwa/);
    await at.type("Laptop w domu");
    await at.press("{Enter}");
    await screen.findByText("Laptop w domu");
    await at.tabTo(/^button, Usuń: Laptop w domu/);
    expect(await at.press("{Enter}", /Anuluj/)).toEqual([
      "alertdialog, Usunąć Laptop w domu?, To urządzenie, którego teraz używasz. " +
        "Przy następnym logowaniu zapyta o kod.",
      "button, Anuluj",
    ]);
    expect((await at.press("{Escape}", /^button/)).at(-1)).toMatch(/^button, Usuń: Laptop w domu/);
    await at.press("{Enter}", /Anuluj/);
    await at.back(/^button, Usuń urządzenie/);
    await at.press("{Enter}");
    await expect
      .poll(() => [at.fake.factor().devices, at.toasts])
      .toEqual([[], ["Urządzenie dodane", "Urządzenie usunięte"]]);
  });

  it("announces renaming, a device-only option, and automatic login off (part of SET-03)", async () => {
    const at = await settings({
      mobile: [{ deviceId: "1", deviceName: "Telefon Małgosi", rememberMe: true, biometric: false }],
    });
    await at.tabTo(/^button, Zmień: Telefon/);
    expect(await at.press("{Enter}", /^heading/)).toEqual(phrasesOfOpenedDialog("Urządzenie z aplikacją"));
    expect(await at.tabTo(/Anuluj/)).toEqual([
      "button, Zamknij",
      "textbox, Nazwa urządzenia, Telefon Małgosi",
      "checkbox, Automatyczne logowanie, checked",
      "checkbox, Odcisk palca albo twarz zamiast hasła, Włączysz to tylko w aplikacji na tym urządzeniu., " +
        "not checked, disabled",
      "button, Zapisz zmiany",
      "button, Anuluj",
    ]);
    expect((await at.press("{Escape}", /^button/)).at(-1)).toMatch(/^button, Zmień: Telefon Małgosi/);
    await at.press("{Enter}", /^heading/);
    await at.tabTo(/^textbox/);
    await at.type("Telefon do pracy");
    await at.tabTo(/Zapisz zmiany/);
    await at.press("{Enter}");
    await screen.findByText("Telefon do pracy");
    await at.tabTo(/^button, Wyłącz automatyczne/);
    expect(await at.press("{Enter}", /Anuluj/)).toEqual([
      "alertdialog, Wyłączyć automatyczne logowanie: Telefon do pracy?, " +
        "Aplikacja na tym urządzeniu zapyta o login i hasło. Zrób to, gdy telefon zginie albo zmieni właściciela.",
      "button, Anuluj",
    ]);
    await at.back(/^button, Wyłącz automatyczne logowanie$/);
    await at.press("{Enter}");
    await expect.poll(() => at.toasts).toEqual(["Urządzenie zapisane", "Automatyczne logowanie wyłączone"]);
  });
});
