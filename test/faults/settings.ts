import { keyFromBase32, totpCode, totpStep } from "#kit/login/totp.ts";
import type { AuthenticatorPort } from "#domain/passkeys/index.ts";
import { fakePermissionsRefresh } from "#test/fakes/fake-settings.ts";
import { fakeCustomerContexts } from "#test/fakes/fake-customer-contexts.ts";
import { fakeTabLock } from "#test/fakes/fake-tab-lock.ts";
import { UnsavedChanges } from "#ui/shared/forms/unsaved-changes.ts";
import { SettingsViewModel } from "#ui/features/settings/settings.view-model.ts";
import type { SettingProblem } from "#ui/features/settings/setting-problem.ts";
import type { SettingsStore } from "#ui/stores/settings/settings.store.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import type { OperationCase } from "./operation-case.ts";
import { trackSettled, advanceUntil } from "./advance-until.ts";
import { readCases } from "./reads.ts";
import { sceneAuthenticator } from "./passkeys.ts";
import { logIn, openLoggedInScene, type Scene } from "./scene.ts";
import { settingsStoreOf } from "./settings-store-of.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import { SETTINGS_STORE } from "#src/container/page-store-tokens.ts";
import * as tokens from "#src/container/tokens.ts";

export const readOf = (pick: (store: SettingsStore) => AsyncValue<unknown>): readonly OperationCase[] =>
  readCases(async ({ container }) => {
    await container.load("passkeys", "settings");
    return pick(container.get(SETTINGS_STORE));
  });

export const getActivities = readOf(({ activities }) => activities);
export const get2FADevices = readOf(({ factor }) => factor);
export const get2FAPhones = readOf(({ phones }) => phones);
export const getAssociatedMobileDevices = readOf(({ devices }) => devices);
export const getSessions = readOf(({ sessions }) => sessions);

export interface SettingsScene {
  readonly scene: Scene;
  readonly store: SettingsStore;
  readonly model: SettingsViewModel;
  readonly authenticator: AuthenticatorPort;
  /** Texts of the toasts, in order. */
  readonly toasts: readonly string[];
  /** Base32 key of the authenticator app; "" until `requestAppCode` has run. */
  secret: string;
}

export async function openSettingsScene(login?: string): Promise<SettingsScene> {
  const scene = await openLoggedInScene("own", login);
  const { app, clock } = scene;
  const store = settingsStoreOf(app);
  const toasts: string[] = [];
  const authenticator = sceneAuthenticator();
  const model = new SettingsViewModel({
    refreshMark: fakePermissionsRefresh(),
    contexts: fakeCustomerContexts(),
    store,
    client: storesOf(app).client,
    session: storesOf(app).session,
    tabLock: fakeTabLock(),
    clock,
    authenticator,
    isAvailable: () => true,
    idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    draftOf: () => undefined,
    unsaved: new UnsavedChanges(),
    showToast: (text) => void toasts.push(text),
    done: () => undefined,
  });
  model.start();
  await advanceUntil(clock, 0, () => store.factor.state.status === "ready" && store.devices.state.status === "ready");
  return { scene, store, model, authenticator, toasts, secret: "" };
}

export const describeProblem = (problem: SettingProblem | undefined): string => `shows ${problem?.kind ?? "nothing"}`;

interface WriteCase {
  readonly when: string;
  readonly login?: string;
  /** Outcome of a lost or unreadable response: "done" if the state at the server shows the write. */
  readonly lost: string;
  readonly prepare: (settingsScene: SettingsScene) => Promise<void> | void;
  readonly ask: (settingsScene: SettingsScene) => void;
  readonly busy: (settingsScene: SettingsScene) => boolean;
  readonly problem: (settingsScene: SettingsScene) => string;
}

/** Returns the case of a write that shows a toast when it is done, and a problem otherwise. */
export function writeCase({ when, login, lost, prepare, ask, busy, problem }: WriteCase): OperationCase {
  return {
    when,
    expected: {
      lost,
      unreadable: lost,
      sessionError: "session over, shows nothing",
      roleError: "forbidden, shows refused",
      backendAccessError: "notice, shows refused",
    },
    recovered: "done",
    async open() {
      const settingsScene = await openSettingsScene(login);
      await prepare(settingsScene);
      const { scene, toasts } = settingsScene;
      const before = toasts.length;
      return {
        scene,
        ask: () => ask(settingsScene),
        shownOutcome() {
          if (busy(settingsScene)) return undefined;
          return toasts.length > before ? "done" : problem(settingsScene);
        },
        tryAgain: () => void logInWithCode(settingsScene).then(() => ask(settingsScene)),
      };
    },
  };
}

type DialogWithForm = {
  readonly form:
    | {
        readonly form: { readonly busy: boolean };
        readonly problem: SettingProblem | undefined;
        submit(): Promise<unknown>;
      }
    | undefined;
};

/** Returns the write case of a form in a dialog. */
export function formCase(
  when: string,
  lost: string,
  prepare: (settingsScene: SettingsScene) => Promise<void> | void,
  formOf: (settingsScene: SettingsScene) => DialogWithForm["form"],
  login?: string,
): OperationCase {
  return writeCase({
    when,
    lost,
    prepare,
    ...(login === undefined ? {} : { login }),
    ask: (settingsScene) => void formOf(settingsScene)?.submit(),
    busy: (settingsScene) => formOf(settingsScene)?.form.busy === true,
    problem: (settingsScene) => describeProblem(formOf(settingsScene)?.problem),
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

/** The server does not return the password, so that the outcome stays unknown; sending again is safe. */
export const changePasswordAuthenticated = formCase(
  "with another password typed",
  "shows unknown",
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
  when: "with the question shown",
  lost: "done",
  prepare({ model, store }) {
    const [device] = store.devices.known ?? [];
    if (device !== undefined) model.mobile.askToDisable(device);
  },
  ask: ({ model }) => void model.mobile.disable(),
  busy: ({ model }) => model.mobile.disabling.isRunning,
  problem: ({ model }) => describeProblem(model.mobile.disablingProblem),
});

/** The order of accounts is visible only after the next login, so that the outcome stays unknown; a retry is safe. */
export const saveClientAccounts = writeCase({
  when: "with another account selected",
  login: "konta.lis",
  lost: "shows unknown",
  prepare: () => undefined,
  ask: ({ model }) => void model.accounts.openFirst("5600322"),
  busy: ({ model }) => model.accounts.saving.isRunning,
  problem: ({ model }) => describeProblem(model.accounts.problem),
});

const stepOf = ({
  model: {
    factor: { state },
  },
}: SettingsScene): string =>
  state.step === "choose" || state.step === "code" ? `shows ${state.failureReason ?? "nothing"}` : state.step;

/** Only the response contains the token; a retry returns the same one. */
export const create2FAToken: OperationCase = {
  when: "with an app selected",
  expected: {
    lost: "shows unknown",
    unreadable: "shows unknown",
    sessionError: "session over, shows nothing",
    roleError: "forbidden, shows refused",
    backendAccessError: "notice, shows refused",
  },
  recovered: "code requested",
  async open() {
    const settingsScene = await openSettingsScene();
    const { scene, model } = settingsScene;
    model.factor.open();
    model.factor.choose({ kind: "app" });
    return {
      scene,
      ask: () => void model.factor.ask(),
      shownOutcome: () =>
        model.factor.busy ? undefined : model.factor.state.step === "code" ? "code requested" : stepOf(settingsScene),
      tryAgain: () => void logIn(scene).then(() => model.factor.ask()),
    };
  },
};

/** Requests a two-factor token, stores its key in `secret`, and returns the code that an app would show. */
async function requestAppCode(settingsScene: SettingsScene): Promise<string> {
  const { scene, model } = settingsScene;
  model.factor.open();
  model.factor.choose({ kind: "app" });
  await advanceUntil(scene.clock, 0, () => settingsScene.store.phones.state.status === "ready");
  void model.factor.ask();
  await advanceUntil(scene.clock, 0, () => model.factor.state.step === "code");
  const { state } = model.factor;
  settingsScene.secret = state.step === "code" ? (state.token.key?.secret ?? "") : "";
  return totpCode(keyFromBase32(settingsScene.secret), totpStep(Date.now()));
}

/** Logs in unless a session is open. Answers the second factor with the next code, as the current one is used up. */
export async function logInWithCode({ scene, secret }: SettingsScene): Promise<void> {
  const { app, clock, credentials } = scene;
  if (secret === "" || storesOf(app).session.current !== undefined) return logIn(scene);
  const started = app.container.root.get(tokens.LOGIN_PORT).startSession(credentials);
  await advanceUntil(clock, 0, trackSettled(started));
  const firstStep = await started;
  if (firstStep.ok || firstStep.failure.kind !== "second-factor")
    throw new Error("the server requested no second factor");
  const confirmed = app.container.root.get(tokens.LOGIN_PORT).confirmSession({
    challengeId: firstStep.failure.challenge.challengeId,
    code: totpCode(keyFromBase32(secret), totpStep(Date.now()) + 1),
    remember: false,
  });
  await advanceUntil(clock, 0, trackSettled(confirmed));
  const session = await confirmed;
  if (session.ok) app.openSession(session.value);
  scene.confirmIdentity();
  return logIn(scene);
}

export async function enableSecondFactor(settingsScene: SettingsScene): Promise<void> {
  const { scene, model, store } = settingsScene;
  const code = await requestAppCode(settingsScene);
  void model.factor.confirm(code);
  await advanceUntil(
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
    sessionError: "session over, shows nothing",
    roleError: "forbidden, shows refused",
    backendAccessError: "notice, shows refused",
  },
  recovered: "done",
  async open() {
    const settingsScene = await openSettingsScene();
    const code = await requestAppCode(settingsScene);
    const { scene, model } = settingsScene;
    return {
      scene,
      ask: () => void model.factor.confirm(code),
      shownOutcome: () => (model.factor.busy ? undefined : stepOf(settingsScene)),
      tryAgain: () => void logIn(scene).then(() => model.factor.confirm(code)),
    };
  },
};

/** Only the response contains the device token; a retry is safe and returns it again. */
export const save2FADevice: OperationCase = {
  ...formCase(
    "with a name typed",
    "shows unknown",
    async (settingsScene) => {
      await enableSecondFactor(settingsScene);
      settingsScene.model.trust.add();
      settingsScene.model.trust.form?.form.set("name", "Laptop");
    },
    ({ model }) => model.trust.form,
  ),
};

export const delete2FADevices = writeCase({
  when: "with the question shown",
  lost: "done",
  async prepare(settingsScene) {
    const { scene, store, model } = settingsScene;
    await enableSecondFactor(settingsScene);
    model.trust.add();
    model.trust.form?.form.set("name", "Laptop");
    void model.trust.form?.submit();
    await advanceUntil(
      scene.clock,
      0,
      () => (store.factor.known?.devices.length ?? 0) === 1 && store.factor.state.status === "ready",
    );
    const [device] = store.factor.known?.devices ?? [];
    if (device !== undefined) model.trust.askToRemove(device);
  },
  ask: ({ model }) => void model.trust.remove(),
  busy: ({ model }) => model.trust.removal.isRunning,
  problem: ({ model }) => describeProblem(model.trust.removalProblem),
});
