import type { OnboardingTask } from "#domain/onboarding/index.ts";
import { taskDone } from "#ui/features/settings/settings.texts.ts";
import type { CompletedTasksWriter } from "#ui/stores/onboarding/completed-tasks-writer.ts";
import type { AppContainer } from "../container/context-loaders.ts";
import * as tokens from "../container/tokens.ts";
import { loadCompletedTasksWriter } from "./completed-tasks.ts";

export type MarkDone = (task: OnboardingTask) => Promise<void>;

/**
 * Creates a function that stores a completed onboarding task and celebrates it in a toast (SET-06). Stores nothing if
 * the context fails to load.
 */
export function createMarkDone(container: AppContainer): MarkDone {
  let tasks: CompletedTasksWriter | undefined;
  return async (task) => {
    const loaded = await loadCompletedTasksWriter(container, (done) =>
      container.root.get(tokens.TOASTS_STORE).show({ text: taskDone(done), kind: "done" }),
    );
    tasks ??= loaded;
    await tasks?.markDone(task);
  };
}
