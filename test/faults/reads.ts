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
      return state.stale === undefined ? "failed" : "failed, former data kept";
  }
}

async function openCase(pick: ValuePicker): Promise<{ readonly scene: Scene; readonly resource: AsyncValue<unknown> }> {
  const scene = await openLoggedInScene();
  const resource = await pick(scene.app);
  void resource.load();
  await advanceUntil(scene.clock, 0, () => describeState(resource) === "ready");
  return { scene, resource };
}

/** A read that a store keeps: for the first time, with nothing to show, and again, with something. */
export function readCases(pick: ValuePicker): readonly OperationCase[] {
  const caseOf = (when: string, outcome: string, prepare: (resource: AsyncValue<unknown>) => void): OperationCase => ({
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
      const { scene, resource } = await openCase(pick);
      prepare(resource);
      return {
        scene,
        ask: () => void resource.reload(),
        shownOutcome: () => describeState(resource),
        tryAgain: () => void logIn(scene).then(() => resource.load()),
      };
    },
  });
  return [
    caseOf("for the first time", "failed", (resource) => resource.clear()),
    caseOf("again", "failed, former data kept", () => undefined),
  ];
}
