import { CONFIRMED_DAYS } from "#domain/onboarding/data-update.ts";
import type { AppContainer } from "../../container/context-loaders.ts";
import { loadCompletedTasksWriter } from "../completed-tasks.ts";

/**
 * Stores for a year that the contact data are confirmed (SET-06). `celebrate` is called the first time. A failure is
 * ignored: the customer is asked again later.
 */
export async function storeContactConfirmation(
  container: AppContainer,
  celebrate: () => void = () => undefined,
): Promise<void> {
  const tasks = await loadCompletedTasksWriter(container, celebrate);
  await tasks?.markDone("personalDataConfirm", CONFIRMED_DAYS);
}
