import type { OnboardingFlagsPort } from "#domain/onboarding/onboarding.port.ts";
import type { OnboardingTask } from "#domain/onboarding/index.ts";
import { taskDone } from "#ui/features/settings/settings.texts.ts";
import { DoneTasks } from "#ui/stores/onboarding/done-tasks.ts";
import type { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import type { App } from "../../boot/app.ts";

/**
 * Who stores tasks of the new customer as they are done (SET-06). `celebrate` hears of each that was not done before.
 */
export function doneTasks(
  app: App,
  onboarding: OnboardingStore,
  flags: OnboardingFlagsPort,
  celebrate: (task: OnboardingTask) => void = () => undefined,
): DoneTasks {
  return new DoneTasks({
    flags,
    onboarding,
    today: app.stores.today,
    idempotencyKeys: app.idempotencyKeys,
    log: (what) => window.console.info(what),
    celebrate: (task) => {
      celebrate(task);
      app.stores.toasts.show({ text: taskDone(task), kind: "done" });
    },
  });
}
