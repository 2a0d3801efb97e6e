import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";
import { savePasskey as addPasskeyTo } from "./passkeys.ts";
import {
  describeProblem,
  enableSecondFactor,
  formCase,
  logInWithCode,
  openSettingsScene,
  readOf,
  writeCase,
  type SettingsScene,
} from "./settings.ts";

export const getPasskeys = readOf(({ passkeys }) => passkeys);

/** A new challenge is requested with each attempt; the passkey of a lost response is found in the list. */
const passkeyForm = (name: string): OperationCase =>
  formCase(
    "with the name of a passkey typed",
    name,
    ({ model }) => {
      model.passkeys.add();
      model.passkeys.form?.form.set("name", "Telefon");
    },
    ({ model }) => model.passkeys.form,
  );

export const savePasskey = passkeyForm("done");

/** Nothing was sent to be saved yet, so that a failure is certain. */
export const getPasskeyCreationOptions = passkeyForm("shows refused");

async function openWithPasskey(settingsScene: SettingsScene): Promise<void> {
  const { scene, store, authenticator } = settingsScene;
  await addPasskeyTo(scene, authenticator);
  void store.passkeys.reload();
  await advanceUntil(scene.clock, 0, () => store.passkeys.known?.length === 1);
}

export const renamePasskey = formCase(
  "with another name of a passkey typed",
  "done",
  async (settingsScene) => {
    await openWithPasskey(settingsScene);
    const { model, store } = settingsScene;
    const [passkey] = store.passkeys.known ?? [];
    if (passkey !== undefined) model.passkeys.rename(passkey);
    model.passkeys.form?.form.set("name", "Telefon Zosi");
  },
  ({ model }) => model.passkeys.form,
);

export const deletePasskey = writeCase({
  when: "with the question about a passkey shown",
  lost: "done",
  async prepare(settingsScene) {
    await openWithPasskey(settingsScene);
    const [passkey] = settingsScene.store.passkeys.known ?? [];
    if (passkey !== undefined) settingsScene.model.passkeys.askToRemove(passkey);
  },
  ask: ({ model }) => void model.passkeys.remove(),
  busy: ({ model }) => model.passkeys.removal.isRunning,
  problem: ({ model }) => describeProblem(model.passkeys.removalProblem),
});

/** Only the response contains the codes; another attempt makes new ones. */
export const createRecoveryCodes: OperationCase = {
  when: "with the question about new codes shown",
  expected: {
    lost: "shows unknown",
    unreadable: "shows unknown",
    sessionError: "session over, shows nothing",
    roleError: "forbidden, shows refused",
    backendAccessError: "notice, shows refused",
  },
  recovered: "codes shown",
  async open() {
    const settingsScene = await openSettingsScene();
    await enableSecondFactor(settingsScene);
    const { scene, model } = settingsScene;
    model.recoveryCodes.hide();
    model.recoveryCodes.open();
    const { creation } = model.recoveryCodes;
    return {
      scene,
      ask: () => void model.recoveryCodes.create(),
      shownOutcome() {
        if (creation.isRunning) return undefined;
        return model.recoveryCodes.codes === undefined ? describeProblem(model.recoveryCodes.problem) : "codes shown";
      },
      tryAgain: () => void logInWithCode(settingsScene).then(() => model.recoveryCodes.create()),
    };
  },
};
