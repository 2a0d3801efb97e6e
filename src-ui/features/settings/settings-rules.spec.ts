import { describe, expect, it } from "vitest";
import type { OnboardingTask } from "#domain/onboarding/index.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeCustomerContexts, plainRoles } from "#test/fakes/fake-customer-contexts.ts";
import { fakeTabLock } from "#test/fakes/fake-tab-lock.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeAuthenticator } from "#test/fakes/fake-passkeys.ts";
import { FAKE_CODE, fakePermissionsRefresh, fakeSettings, type FakeSettingsStart } from "#test/fakes/fake-settings.ts";
import { fakeSession } from "#test/fakes/fake-session.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { aClient, aClientData, aSession } from "#test/mothers/index.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { SessionStore } from "#ui/stores/session/session.store.ts";
import { SettingsStore } from "#ui/stores/settings/settings.store.ts";
import { UnsavedChanges } from "#ui/shared/forms/unsaved-changes.ts";
import { SettingsViewModel } from "./settings.view-model.ts";

const HOUR = 60 * 60_000;
const ACCOUNTS = [
  { id: "5600321", name: "dom" },
  { id: "5600322", name: "domek" },
  { id: "6005610", name: "firma" },
];

async function opened(start: FakeSettingsStart = {}) {
  const client = new ClientStore(
    fakeClient({ data: aClientData({ client: aClient({ clientLogin: "m.brzezinska" }) }) }),
  );
  await client.data.load();
  const clock = movableClock();
  const provider = fakeSession();
  const session = new SessionStore({ port: provider, storage: fakeSessionStorage(), credentials: provider });
  session.openSession(aSession({ currentContext: "5600321", contexts: ACCOUNTS }), clock.now());
  const fake = fakeSettings({ accounts: ACCOUNTS.map(({ id }) => id), ...start });
  const roles = { ...plainRoles("5600321"), b2b: true, access: { ebok: true, wifi: false } };
  const contexts = fakeCustomerContexts([roles]);
  const tasks: OnboardingTask[] = [];
  const toasts: string[] = [];
  const setup = {
    store: new SettingsStore(fake.ports, clock),
    client,
    session,
    contexts,
    tabLock: fakeTabLock(),
    refreshMark: fakePermissionsRefresh(),
    clock,
    authenticator: fakeAuthenticator(),
    isAvailable: () => true,
    idempotencyKeys: fakeIdempotencyKeys(),
    draftOf: () => undefined,
    unsaved: new UnsavedChanges(),
    showToast: (text: string) => void toasts.push(text),
    done: (task: OnboardingTask) => void tasks.push(task),
  };
  const model = new SettingsViewModel(setup);
  model.start();
  await clock.advance(0);
  return { model, fake, client, session, contexts, clock, tasks, toasts, again: () => new SettingsViewModel(setup) };
}

type Opened = Awaited<ReturnType<typeof opened>>;

async function sendLogin({ model }: Opened, login: string): Promise<void> {
  model.openLogin();
  model.login?.form.set("login", login);
  await model.login?.submit();
}

async function sendPassword({ model }: Opened, current: string, next: string, repeated = next): Promise<void> {
  model.openPassword();
  for (const [field, text] of [
    ["current", current],
    ["next", next],
    ["repeated", repeated],
  ] as const)
    model.password?.form.set(field, text);
  await model.password?.submit();
}

describe("login and password settings", () => {
  it("[SET-01] validates login and password changes and sends nothing invalid", async () => {
    const setup = await opened({ taken: ["nowak.nowy"] });
    for (const wrong of ["", "krotki", "12345678", "a".repeat(33)]) {
      await sendLogin(setup, wrong);
      expect(setup.model.login?.form.violationOf("login"), wrong).toBeDefined();
    }
    for (const [current, next, repeated] of [
      ["", "Mewa-nad-1", "Mewa-nad-1"],
      ["Wiazka-2026", "Mewa-1", "Mewa-1"],
      ["Wiazka-2026", "mewa-nad1", "mewa-nad1"],
      ["Wiazka-2026", "Mewa-nad\t1", "Mewa-nad\t1"],
      ["Wiazka-2026", "Mewa-nad-1", "Mewa-nad-2"],
    ] as const) {
      await sendPassword(setup, current, next, repeated);
      expect(setup.model.password, `${next} ${repeated}`).toBeDefined();
    }
    expect(setup.fake.script.calls).not.toContain("changeLogin");
    expect(setup.fake.script.calls).not.toContain("changePassword");

    await sendLogin(setup, "nowak.nowy");
    expect(setup.model.login?.form.violationOf("login")?.key).toBe("loginUsed");
    await sendLogin(setup, " malgosia.b ");
    expect([setup.model.login, setup.fake.login(), setup.client.data.known?.client.clientLogin, setup.tasks]).toEqual([
      undefined,
      "malgosia.b",
      "malgosia.b",
      ["setCustomLogin"],
    ]);

    await sendPassword(setup, "Inne-haslo-1", "Mewa-nad-1");
    expect(setup.model.password?.form.violationOf("current")?.key).toBe("passwordNow");
    expect(setup.fake.password()).toBe("Wiazka-2026");
    await sendPassword(setup, "Wiazka-2026", "Mewa-nad-1");
    expect([setup.model.password, setup.fake.password()]).toEqual([undefined, "Mewa-nad-1"]);
  });
});

describe("second factor settings", () => {
  it("[SET-02] sets up a second factor by code, lists phones, and adds and removes up to five devices", async () => {
    const { model, fake, clock } = await opened({ phones: ["••• ••• 567", "••• ••• 904"] });
    model.factor.open();
    await clock.advance(0);
    expect(model.phones).toMatchObject({
      status: "ready",
      value: [{ phone: "••• ••• 567" }, { phone: "••• ••• 904" }],
    });
    model.factor.choose({ kind: "sms", phoneId: "2" });
    await model.factor.ask();
    expect(model.factor.state).toMatchObject({ step: "code", token: { sent: { phone: "••• ••• 904" } } });
    for (let time = 0; time < 5; time += 1) await model.factor.confirm("000000");
    expect([model.factor.state.step, fake.factor().kind]).toEqual(["limit", "none"]);
    fake.expire();
    model.factor.close();
    model.factor.open({ kind: "sms", phoneId: "2" });
    await model.factor.ask();
    await model.factor.confirm(FAKE_CODE);
    expect([model.factor.state.step, fake.factor().kind]).toEqual(["done", "sms"]);

    for (const id of ["b", "c", "d", "e"])
      await fake.otherDevice(id).trust({ idempotencyKey: `trust-of-${id}-0123456789`, name: `Telefon ${id}` });
    model.trust.add();
    model.trust.form?.form.set("name", "Laptop");
    await model.trust.form?.submit();
    await clock.advance(0);
    const seen = () => (model.secondFactor.status === "ready" ? model.secondFactor.value.devices : []);
    expect(seen()).toHaveLength(5);
    expect(seen()[0]).toEqual({
      id: "this",
      name: "Laptop",
      isCurrent: true,
      createdAtDay: "2026-11-20",
      createdAtHour: "10:00",
      serialNumber: "ZU-this",
    });
    expect(seen().filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(
      await fake.otherDevice("f").trust({ idempotencyKey: "trust-of-f-0123456789", name: "Szósty" }),
    ).toMatchObject({
      ok: false,
      failure: { code: "limit-devices" },
    });

    for (const name of ["Telefon c", "Laptop"]) {
      const device = seen().find((one) => one.name === name);
      if (device === undefined) throw new Error(`device ${name} not found`);
      model.trust.askToRemove(device);
      await model.trust.remove();
    }
    expect(seen().map(({ name }) => name)).toEqual(["Telefon e", "Telefon d", "Telefon b"]);
  });
});

describe("mobile device settings", () => {
  const phone = { deviceId: "tel", deviceName: "Telefon", rememberMe: true, biometric: true };

  it("[SET-03] shows, edits and disables automatic login of mobile devices", async () => {
    const { model, clock } = await opened({ mobile: [phone] });
    expect(model.mobileDevices).toMatchObject({ status: "ready", value: [phone] });
    model.mobile.edit(phone);
    model.mobile.edited?.form.form.set("name", "Telefon do pracy");
    model.mobile.edited?.form.form.set("biometric", false);
    await model.mobile.edited?.form.submit();
    await clock.advance(0);
    const edited = { ...phone, deviceName: "Telefon do pracy", biometric: false };
    expect(model.mobileDevices).toMatchObject({ value: [edited] });
    model.mobile.askToDisable(edited);
    await model.mobile.disable();
    expect(model.mobileDevices).toMatchObject({ value: [{ ...edited, rememberMe: false }] });
  });
});

describe("account order settings", () => {
  it("(part of SET-04) saves the account that opens first and keeps the current account", async () => {
    const { model, fake, session, toasts } = await opened();
    expect(model.accounts.accounts).toEqual(ACCOUNTS);
    await model.accounts.openFirst("6005610");
    expect(fake.order()).toEqual(["6005610", "5600321", "5600322"]);
    expect(model.accounts.accounts.map(({ id }) => id)).toEqual(["6005610", "5600321", "5600322"]);
    expect([session.current?.currentContext, toasts.length]).toEqual(["5600321", 1]);
    fake.script.failAlways("save", { kind: "http", status: 503 });
    await model.accounts.openFirst("5600322");
    expect([fake.order()[0], model.accounts.accounts[0]?.id, model.accounts.problem, toasts.length]).toEqual([
      "6005610",
      "6005610",
      { kind: "unknown" },
      1,
    ]);
  });
});

describe("permissions settings", () => {
  it("[SET-07] reloads roles and access once in 24 hours; a failure does not count", async () => {
    const { model, contexts, session, clock, again } = await opened();
    contexts.script.failNext("switchAccount", { kind: "http", status: 503 });
    await model.permissions.refresh();
    expect([model.permissions.hasFailed, model.permissions.nextAt]).toEqual([true, undefined]);
    await model.permissions.refresh();
    expect(session.current).toMatchObject({ b2b: true, access: { ebok: true, wifi: false } });
    const next = clock.now() + 24 * HOUR;
    expect(model.permissions.nextAt).toBe(next);
    const callCountBefore = contexts.script.calls.length;
    await clock.advance(24 * HOUR - 1);
    await model.permissions.refresh();
    await again().permissions.refresh();
    expect(contexts.script.calls).toHaveLength(callCountBefore);
    await clock.advance(1);
    await model.permissions.refresh();
    expect(contexts.script.calls).toHaveLength(callCountBefore + 1);
  });
});
