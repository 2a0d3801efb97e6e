import type { App } from "#src/boot/app.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import { logIn, openLoggedInScene, type Scene } from "./scene.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";

type ValuePicker = (app: App) => AsyncValue<unknown> | Promise<AsyncValue<unknown>>;

function describeState({ state }: AsyncValue<unknown>): string | undefined {
  switch (state.status) {
    case "idle":
      return "nothing";
    case "loading":
      return undefined;
    case "ready":
      return "ready";
    case "failed":
      return state.stale === undefined ? "failed" : "failed, stale data shown";
  }
}

async function openCase(pick: ValuePicker): Promise<{ readonly scene: Scene; readonly value: AsyncValue<unknown> }> {
  const scene = await openLoggedInScene();
  const value = await pick(scene.app);
  void value.load();
  await advanceUntil(scene.clock, 0, () => describeState(value) === "ready");
  return { scene, value };
}

/** Returns the cases of a value of a store: a first load without data, and a reload with stale data. */
export function readCases(pick: ValuePicker): readonly OperationCase[] {
  const caseOf = (when: string, outcome: string, prepare: (value: AsyncValue<unknown>) => void): OperationCase => ({
    when,
    recovered: "ready",
    expected: {
      lost: outcome,
      unreadable: outcome,
      sessionError: "session over, nothing",
      roleError: `forbidden, ${outcome}`,
      backendAccessError: `notice, ${outcome}`,
    },
    async open() {
      const { scene, value } = await openCase(pick);
      prepare(value);
      return {
        scene,
        ask: () => void value.reload(),
        shownOutcome: () => describeState(value),
        tryAgain: () => void logIn(scene).then(() => value.load()),
      };
    },
  });
  return [
    caseOf("for the first time", "failed", (value) => value.clear()),
    caseOf("again", "failed, stale data shown", () => undefined),
  ];
}
