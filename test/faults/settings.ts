import { keyFromBase32, totpCode, totpStep } from "#sandbox/contexts/totp.ts";
import { SoapOnboardingFlagsAdapter } from "#adapters/soap/onboarding/soap-onboarding-flags.adapter.ts";
import { SoapClientAccountsAdapter } from "#adapters/soap/settings/soap-client-accounts.adapter.ts";
import { SoapMobileDevicesAdapter } from "#adapters/soap/settings/soap-mobile-devices.adapter.ts";
import { SoapSecondFactorAdapter } from "#adapters/soap/settings/soap-second-factor.adapter.ts";
import { SoapSignInAdapter } from "#adapters/soap/settings/soap-sign-in.adapter.ts";
import { fakeRefreshMark } from "#test/fakes/fake-settings.ts";
import { fakeContexts, fakeTabLock } from "#test/fakes/fake-contexts.ts";
import { UnsavedChanges } from "#ui/shared/forms/unsaved-changes.ts";
import { SettingsModel } from "#ui/features/settings/settings.model.ts";
import type { SettingProblem } from "#ui/features/settings/setting-problem.ts";
import { DoneTasks } from "#ui/stores/onboarding/done-tasks.ts";
import { SettingsStore } from "#ui/stores/settings/settings.store.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import type { App } from "#src/boot/app.ts";
import type { OperationCase } from "./case.ts";
import { answered, passUntil } from "./passing.ts";
import { readCases } from "./reads.ts";
import { callerOf, logIn, openScenePastLogin, type Scene } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

const storeOf = (app: App): SettingsStore =>
  new SettingsStore({
    signIn: new SoapSignInAdapter(callerOf(app)),
    factor: new SoapSecondFactorAdapter(callerOf(app)),
    devices: new SoapMobileDevicesAdapter(callerOf(app)),
    accounts: new SoapClientAccountsAdapter(callerOf(app)),
  });

/** Its screen is gone with the session, and the store with it. */
const readOf = (pick: (store: SettingsStore) => AsyncValue<unknown>): readonly OperationCase[] =>
  readCases((app) => pick(storeOf(app))).slice(0, 1);

export const get2FADevices = readOf(({ factor }) => factor);
export const get2FAPhones = readOf(({ phones }) => phones);
export const getAssociatedMobileDevices = readOf(({ devices }) => devices);

interface Desk {
  readonly scene: Scene;
  readonly store: SettingsStore;
  readonly model: SettingsModel;
  /** What was said in passing. */
  readonly said: readonly string[];
  /** The key of the app that was set up. */
  secret: string;
}

async function opened(login?: string): Promise<Desk> {
  const scene = await openScenePastLogin("own", login);
  const { app, clock } = scene;
  const store = storeOf(app);
  const said: string[] = [];
  const model = new SettingsModel({
    refreshMark: fakeRefreshMark(),
    contexts: fakeContexts(),
    store,
    client: storesOf(app).client,
    session: storesOf(app).session,
    lock: fakeTabLock(),
    clock,
    idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    draftOf: () => undefined,
    unsaved: new UnsavedChanges(),
    tell: (text) => void said.push(text),
    done: () => undefined,
  });
  model.start();
  await passUntil(clock, 0, () => store.factor.state.status === "ready" && store.devices.state.status === "ready");
  return { scene, store, model, said, secret: "" };
}

const told = (problem: SettingProblem | undefined): string => `told ${problem?.kind ?? "nothing"}`;

interface WriteCase {
  readonly when: string;
  readonly login?: string;
  /** What is left once no answer came, or none that can be read: `done` where the state shows it. */
  readonly lost: string;
  readonly prepare: (desk: Desk) => Promise<void> | void;
  readonly ask: (desk: Desk) => void;
  readonly busy: (desk: Desk) => boolean;
  readonly problem: (desk: Desk) => string;
}

/** Something that is saved: done, or why it is not known to be. */
function writeCase({ when, login, lost, prepare, ask, busy, problem }: WriteCase): OperationCase {
  return {
    when,
    expected: {
      lost,
      unreadable: lost,
      sessionError: "session over, told nothing",
      roleError: "forbidden, told refused",
      backendAccessError: "notice, told refused",
    },
    recovered: "done",
    async open() {
      const desk = await opened(login);
      await prepare(desk);
      const { scene, said } = desk;
      const before = said.length;
      return {
        scene,
        ask: () => ask(desk),
        seen() {
          if (busy(desk)) return undefined;
          return said.length > before ? "done" : problem(desk);
        },
        again: () => void enter(desk).then(() => ask(desk)),
      };
    },
  };
}

type Opened = {
  readonly form:
    | {
        readonly form: { readonly busy: boolean };
        readonly problem: SettingProblem | undefined;
        submit(): Promise<unknown>;
      }
    | undefined;
};

/** The same of a form in a dialog. */
function formCase(
  when: string,
  lost: string,
  prepare: (desk: Desk) => Promise<void> | void,
  formOf: (desk: Desk) => Opened["form"],
  login?: string,
): OperationCase {
  return writeCase({
    when,
    lost,
    prepare,
    ...(login === undefined ? {} : { login }),
    ask: (desk) => void formOf(desk)?.submit(),
    busy: (desk) => formOf(desk)?.form.busy === true,
    problem: (desk) => told(formOf(desk)?.problem),
  });
}

export const changeCustomLogin = formCase(
  "with another login typed",
  "done",
  ({ model }) => {
    model.openLogin();
    model.login?.form.set("login", "malgosia.b");
  },
  ({ model }) => model.login,
);

/** Whether it is in force nobody can tell: to press again is safe. */
export const changePasswordAuthenticated = formCase(
  "with another password typed",
  "told unknown",
  ({ model }) => {
    model.openPassword();
    model.password?.form.set("current", "Wiazka-2026");
    model.password?.form.set("next", "Mewa-nad-molem-7");
    model.password?.form.set("repeated", "Mewa-nad-molem-7");
  },
  ({ model }) => model.password,
);

export const editAssociatedMobileDevice = formCase(
  "with another name typed",
  "done",
  ({ model, store }) => {
    const [device] = store.devices.known ?? [];
    if (device !== undefined) model.mobile.edit(device);
    model.mobile.edited?.form.form.set("name", "Telefon do pracy");
  },
  ({ model }) => model.mobile.edited?.form,
);

export const disableAutoLogin = writeCase({
  when: "with the question before them",
  lost: "done",
  prepare({ model, store }) {
    const [device] = store.devices.known ?? [];
    if (device !== undefined) model.mobile.askToDisable(device);
  },
  ask: ({ model }) => void model.mobile.disable(),
  busy: ({ model }) => model.mobile.disabling.isRunning,
  problem: ({ model }) => told(model.mobile.disablingProblem),
});

/** The order shows at the next login, and nowhere before: to press again is safe. */
export const saveClientAccounts = writeCase({
  when: "with another account chosen",
  login: "konta.lis",
  lost: "told unknown",
  prepare: () => undefined,
  ask: ({ model }) => void model.accounts.openFirst("5600322"),
  busy: ({ model }) => model.accounts.saving.isRunning,
  problem: ({ model }) => told(model.accounts.problem),
});

const stepOf = ({
  model: {
    factor: { state },
  },
}: Desk): string =>
  state.step === "choose" || state.step === "code" ? `told ${state.problem ?? "nothing"}` : state.step;

/** The token shows nowhere but in its answer: asked again it is the same one. */
export const create2FAToken: OperationCase = {
  when: "with an app chosen",
  expected: {
    lost: "told unknown",
    unreadable: "told unknown",
    sessionError: "session over, told nothing",
    roleError: "forbidden, told refused",
    backendAccessError: "notice, told refused",
  },
  recovered: "asked for a code",
  async open() {
    const desk = await opened();
    const { scene, model } = desk;
    model.factor.open();
    model.factor.choose({ kind: "app" });
    return {
      scene,
      ask: () => void model.factor.ask(),
      seen: () =>
        model.factor.busy ? undefined : model.factor.state.step === "code" ? "asked for a code" : stepOf(desk),
      again: () => void logIn(scene).then(() => model.factor.ask()),
    };
  },
};

/** The key that the provider has given, and the code that an app would show for it. */
async function withToken(desk: Desk): Promise<string> {
  const { scene, model } = desk;
  model.factor.open();
  model.factor.choose({ kind: "app" });
  await passUntil(scene.clock, 0, () => desk.store.phones.state.status === "ready");
  void model.factor.ask();
  await passUntil(scene.clock, 0, () => model.factor.state.step === "code");
  const { state } = model.factor;
  desk.secret = state.step === "code" ? (state.token.key?.secret ?? "") : "";
  return totpCode(keyFromBase32(desk.secret), totpStep(Date.now()));
}

/** Logs in where nobody is in, with the app's next code where one is asked for: the one of now has been used. */
async function enter({ scene, secret }: Desk): Promise<void> {
  const { app, clock, credentials } = scene;
  if (secret === "" || storesOf(app).session.current !== undefined) return logIn(scene);
  const asked = app.container.root.get(tokens.LOGIN_PORT).startSession(credentials);
  await passUntil(clock, 0, answered(asked));
  const owed = await asked;
  if (owed.ok || owed.failure.kind !== "second-factor") throw new Error("no second factor is asked for");
  const confirmed = app.container.root.get(tokens.LOGIN_PORT).confirmSession({
    challengeId: owed.failure.challenge.challengeId,
    code: totpCode(keyFromBase32(secret), totpStep(Date.now()) + 1),
    remember: false,
  });
  await passUntil(clock, 0, answered(confirmed));
  const session = await confirmed;
  if (session.ok) app.enter(session.value);
  return logIn(scene);
}

async function turnedOn(desk: Desk): Promise<void> {
  const { scene, model, store } = desk;
  const code = await withToken(desk);
  void model.factor.confirm(code);
  await passUntil(
    scene.clock,
    0,
    () =>
      model.factor.state.step === "done" && store.factor.known?.kind === "app" && store.factor.state.status === "ready",
  );
  model.factor.close();
}

export const confirm2FAToken: OperationCase = {
  when: "with the code of an app",
  expected: {
    lost: "done",
    unreadable: "done",
    sessionError: "session over, told nothing",
    roleError: "forbidden, told refused",
    backendAccessError: "notice, told refused",
  },
  recovered: "done",
  async open() {
    const desk = await opened();
    const code = await withToken(desk);
    const { scene, model } = desk;
    return {
      scene,
      ask: () => void model.factor.confirm(code),
      seen: () => (model.factor.busy ? undefined : stepOf(desk)),
      again: () => void logIn(scene).then(() => model.factor.confirm(code)),
    };
  },
};

/** Without its answer the device is not known: to press again is safe, and brings what makes it known. */
export const save2FADevice: OperationCase = {
  ...formCase(
    "with a name typed",
    "told unknown",
    async (desk) => {
      await turnedOn(desk);
      desk.model.trust.add();
      desk.model.trust.form?.form.set("name", "Laptop");
    },
    ({ model }) => model.trust.form,
  ),
};

export const delete2FADevices = writeCase({
  when: "with the question before them",
  lost: "done",
  async prepare(desk) {
    const { scene, store, model } = desk;
    await turnedOn(desk);
    model.trust.add();
    model.trust.form?.form.set("name", "Laptop");
    void model.trust.form?.submit();
    await passUntil(
      scene.clock,
      0,
      () => (store.factor.known?.devices.length ?? 0) === 1 && store.factor.state.status === "ready",
    );
    const [device] = store.factor.known?.devices ?? [];
    if (device !== undefined) model.trust.askToRemove(device);
  },
  ask: ({ model }) => void model.trust.remove(),
  busy: ({ model }) => model.trust.removal.isRunning,
  problem: ({ model }) => told(model.trust.removalProblem),
});

/** Nobody is told: what was done is done, and a flag is stored with the next time. */
export const saveOnboardingtData: OperationCase = {
  when: "with a task done",
  expected: {
    lost: "stored",
    unreadable: "stored",
    sessionError: "session over, logged",
    roleError: "forbidden, logged",
    backendAccessError: "notice, logged",
  },
  recovered: "stored",
  async open() {
    const scene = await openScenePastLogin("own");
    const { app, clock } = scene;
    let outcome: string | undefined;
    const onboarding = await app.container.loadService("onboarding", tokens.ONBOARDING_STORE);
    void onboarding.events.load();
    await passUntil(clock, 0, () => onboarding.events.state.status === "ready");
    const tasks = new DoneTasks({
      flags: new SoapOnboardingFlagsAdapter(callerOf(app)),
      onboarding,
      today: storesOf(app).today,
      idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
      log: () => undefined,
      celebrate: () => undefined,
    });
    const mark = (): void => {
      void tasks.mark("eInvoiceActivate").then(() => {
        outcome =
          onboarding.events.known?.some(({ eventName, eventSet }) => eventName === "eInvoiceActivate" && eventSet) ===
          true
            ? "stored"
            : "logged";
      });
    };
    return { scene, ask: mark, seen: () => outcome, again: () => void logIn(scene).then(mark) };
  },
};
