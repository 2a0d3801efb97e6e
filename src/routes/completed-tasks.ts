import type { OnboardingTask } from "#domain/onboarding/index.ts";
import { CompletedTasksWriter } from "#ui/stores/onboarding/completed-tasks-writer.ts";
import type { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import type { AppContainer } from "../container/context-loaders.ts";
import * as tokens from "../container/tokens.ts";

/**
 * Creates the writer of completed onboarding tasks (SET-06). `celebrate` is called for each task completed for the
 * first time.
 */
export function createCompletedTasksWriter(
  { root }: AppContainer,
  onboarding: OnboardingStore,
  celebrate: (task: OnboardingTask) => void,
): CompletedTasksWriter {
  return new CompletedTasksWriter({
    flags: root.get(tokens.ONBOARDING_FLAGS_PORT),
    onboarding,
    today: root.get(tokens.TODAY_STORE),
    idempotencyKeys: root.get(tokens.IDEMPOTENCY_KEY_PORT),
    log: (what) => window.console.info(what),
    celebrate,
  });
}

/** Loads the onboarding context, then creates the writer. Resolves with `undefined` if the context fails to load. */
export async function loadCompletedTasksWriter(
  container: AppContainer,
  celebrate: (task: OnboardingTask) => void,
): Promise<CompletedTasksWriter | undefined> {
  const onboarding = await container.loadService("onboarding", tokens.ONBOARDING_STORE).catch(() => undefined);
  return onboarding && createCompletedTasksWriter(container, onboarding, celebrate);
}
