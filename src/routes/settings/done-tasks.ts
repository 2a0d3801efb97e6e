import type { OnboardingFlagsPort } from "#domain/onboarding/flags.port.ts";
import { taskDone } from "#ui/features/onboarding/task-words.ts";
import { DoneTasks } from "#ui/stores/onboarding/done-tasks.ts";
import type { App } from "../../boot/app.ts";

/** Who stores tasks of the new customer as they are done (SET-06); `undefined` where the tasks themselves cannot be fetched: nothing hangs on them. */
export async function doneTasks(app: App, flags: OnboardingFlagsPort): Promise<DoneTasks | undefined> {
  const onboarding = await app.onboarding().catch(() => undefined);
  if (onboarding === undefined) return undefined;
  return new DoneTasks({
    flags,
    onboarding,
    today: app.stores.today,
    intents: app.intentIds,
    log: (what) => window.console.info(what),
    celebrate: (task) => app.stores.toasts.show({ text: taskDone(task), kind: "done" }),
  });
}
