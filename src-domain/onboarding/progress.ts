import type { WarsawDate } from "../shared-kernel/index.ts";
import { siteList, type SiteContent } from "../site-content/index.ts";
import { isTaskDone, ONBOARDING_TASKS, type StoredOnboardingFlag, type OnboardingTask } from "./onboarding.ts";

export interface TaskProgress {
  readonly name: OnboardingTask;
  readonly done: boolean;
}

export interface OnboardingProgress {
  /** Visible tasks in display order. */
  readonly tasks: readonly TaskProgress[];
  readonly doneCount: number;
  /** Share of done tasks, rounded down; 100 when no task is visible. */
  readonly percent: number;
}

/** Operator texts with comma-separated task names; unknown names are ignored. */
const ORDER_KEY = "onboarding_order";
const HIDDEN_KEY = "onboarding_hidden";

/**
 * Returns the customer's progress on `today` (SET-05). The operator may hide tasks and move some to the front; the
 * others follow in the default order. A flag is valid through its expiration date (SET-06).
 */
export function progressOf(
  storedFlags: readonly StoredOnboardingFlag[],
  siteContent: SiteContent | undefined,
  today: WarsawDate,
): OnboardingProgress {
  const front = siteList(siteContent, ORDER_KEY).flatMap((name) => ONBOARDING_TASKS.filter((task) => task === name));
  const hidden = siteList(siteContent, HIDDEN_KEY);
  const names = [...new Set([...front, ...ONBOARDING_TASKS])].filter((name) => !hidden.includes(name));
  const tasks = names.map((name) => ({
    name,
    done: isTaskDone(storedFlags, name, today),
  }));
  const doneCount = tasks.filter((task) => task.done).length;
  const percent = tasks.length === 0 ? 100 : Math.floor((doneCount * 100) / tasks.length);
  return { tasks, doneCount, percent };
}
