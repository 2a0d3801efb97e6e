import type { ActiveSession } from "#domain/settings/index.ts";
import type { EndQuestion } from "#ui/features/settings/active-sessions.view-model.ts";
import * as tokens from "#src/container/tokens.ts";
import { advanceUntil, trackSettled } from "./advance-until.ts";
import type { OperationCase } from "./operation-case.ts";
import { describeProblem, writeCase, type SettingsScene } from "./settings.ts";

export const deleteAssociatedMobileDevice = writeCase({
  when: "with the question shown",
  lost: "done",
  prepare({ model, store }) {
    const [device] = store.devices.known ?? [];
    if (device !== undefined) model.mobile.askToRemove(device);
  },
  ask: ({ model }) => void model.mobile.remove(),
  busy: ({ model }) => model.mobile.removal.isRunning,
  problem: ({ model }) => describeProblem(model.mobile.removalProblem),
});

/** Opens another session of the login, and asks the question that `question` chooses. */
const askToEndSessions =
  (question: (other: ActiveSession) => EndQuestion) =>
  async ({ scene, store, model }: SettingsScene): Promise<void> => {
    const other = scene.app.container.root.get(tokens.LOGIN_PORT).startSession(scene.credentials);
    await advanceUntil(scene.clock, 0, trackSettled(other));
    await advanceUntil(scene.clock, 0, trackSettled(store.sessions.reload()));
    const session = store.sessions.known?.find(({ isCurrent }) => !isCurrent);
    if (session !== undefined) model.sessions.ask(question(session));
  };

const endingCase = (question: (other: ActiveSession) => EndQuestion): OperationCase =>
  writeCase({
    when: "with the question shown",
    lost: "done",
    prepare: askToEndSessions(question),
    ask: ({ model }) => void model.sessions.end(),
    busy: ({ model }) => model.sessions.ending.isRunning,
    problem: ({ model }) => describeProblem(model.sessions.problem),
  });

export const endSession = endingCase((session) => ({ kind: "one", session }));
export const endOtherSessions = endingCase(() => ({ kind: "others" }));
