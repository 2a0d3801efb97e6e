import type { App } from "#src/boot/app.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import { logIn, openScenePastLogin, type Scene } from "./scene.ts";
import type { OperationCase } from "./case.ts";
import { passUntil } from "./passing.ts";

type Pick = (app: App) => AsyncValue<unknown> | Promise<AsyncValue<unknown>>;

function wordsFor({ state }: AsyncValue<unknown>): string | undefined {
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

async function opened(pick: Pick): Promise<{ readonly scene: Scene; readonly resource: AsyncValue<unknown> }> {
  const scene = await openScenePastLogin();
  const resource = await pick(scene.app);
  void resource.load();
  await passUntil(scene.clock, 0, () => wordsFor(resource) === "ready");
  return { scene, resource };
}

/** A read that a store keeps: for the first time, with nothing to show, and again, with something. */
export function readCases(pick: Pick): readonly OperationCase[] {
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
      const { scene, resource } = await opened(pick);
      prepare(resource);
      return {
        scene,
        ask: () => void resource.reload(),
        seen: () => wordsFor(resource),
        again: () => void logIn(scene).then(() => resource.load()),
      };
    },
  });
  return [
    caseOf("for the first time", "failed", (resource) => resource.clear()),
    caseOf("again", "failed, former data kept", () => undefined),
  ];
}
