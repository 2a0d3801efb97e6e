import type { WarsawDate } from "../shared-kernel/index.ts";
import { canAskForUpdate } from "./data-update.ts";
import type { OnboardingFacts } from "./onboarding-facts.ts";
import { siteList, type SiteContent } from "../site-content/index.ts";
import { isTaskDone, ONBOARDING_TASKS, type StoredOnboardingFlag, type OnboardingTask } from "./onboarding.ts";

export interface TaskProgress {
  readonly name: OnboardingTask;
  readonly done: boolean;
}

export interface OnboardingProgress {
  /** Visible tasks that are done or can be done, in display order. */
  readonly tasks: readonly TaskProgress[];
  readonly doneCount: number;
  /** Share of done tasks, rounded down; 100 when no task is visible. */
  readonly percent: number;
}

/** Operator's app: it shows the portal, or a store has it, or the portal knows of none. */
export type AppAvailability = "here" | "in-store" | "none";

/** Operator texts with comma-separated task names; unknown names are ignored. */
const ORDER_KEY = "onboarding_order";
const HIDDEN_KEY = "onboarding_hidden";

/**
 * Returns the customer's progress on `today` (SET-05). The operator may hide tasks and move some to the front; the
 * others follow in the default order. A flag is valid through its expiration date (SET-06). A task that this customer
 * cannot do is left out, so that every customer can reach 100 %. `facts`: `undefined` when they could not be loaded;
 * then the flags alone decide, and `app` about its own tasks.
 */
export function progressOf(
  storedFlags: readonly StoredOnboardingFlag[],
  siteContent: SiteContent | undefined,
  today: WarsawDate,
  facts: OnboardingFacts | undefined,
  app: AppAvailability,
): OnboardingProgress {
  const front = siteList(siteContent, ORDER_KEY).flatMap((name) => ONBOARDING_TASKS.filter((task) => task === name));
  const hidden = siteList(siteContent, HIDDEN_KEY);
  const names = [...new Set([...front, ...ONBOARDING_TASKS])].filter((name) => !hidden.includes(name));
  const tasks = names.flatMap((name): readonly TaskProgress[] => {
    if (isTaskDone(storedFlags, name, today) && !isUndone(name, facts)) return [{ name, done: true }];
    const wasDone = storedFlags.some(({ eventName, eventSet }) => eventName === name && eventSet);
    const state = isAppTask(name)
      ? appTaskState(name, app, facts?.isInDebt === true)
      : facts === undefined
        ? "open"
        : stateWithoutFlag(name, facts, wasDone);
    return state === "impossible" ? [] : [{ name, done: state === "done" }];
  });
  const doneCount = tasks.filter((task) => task.done).length;
  const percent = tasks.length === 0 ? 100 : Math.floor((doneCount * 100) / tasks.length);
  return { tasks, doneCount, percent };
}

/**
 * Returns true for a task that the customer has undone since its flag was set: the server offers the activation of
 * e-invoices only while they are off (EINV-05). Without facts the flag decides.
 */
function isUndone(task: OnboardingTask, facts: OnboardingFacts | undefined): boolean {
  return task === "eInvoiceActivate" && facts?.isEInvoiceOffered === true;
}

type AppTask = "mobileAppDownload" | "mobileAppEvaluate";

function isAppTask(task: OnboardingTask): task is AppTask {
  return task === "mobileAppDownload" || task === "mobileAppEvaluate";
}

/** Returns the state of a task about the app (APP-01). A customer in debt is not asked to rate it (HELP-05). */
function appTaskState(task: AppTask, app: AppAvailability, isInDebt: boolean): "done" | "open" | "impossible" {
  if (task === "mobileAppEvaluate" && isInDebt) return "impossible";
  switch (app) {
    case "here":
      return task === "mobileAppDownload" ? "done" : "open";
    case "in-store":
      return "open";
    case "none":
      return "impossible";
  }
}

/** Returns the state of a task whose flag is not set or no longer holds. `wasDone`: true if the flag was ever set. */
function stateWithoutFlag(
  task: Exclude<OnboardingTask, AppTask>,
  facts: OnboardingFacts,
  wasDone: boolean,
): "done" | "open" | "impossible" {
  switch (task) {
    case "personalDataConfirm":
      // The customer confirms the data that the portal shows: one kind is enough (ACC-10, ACC-14).
      return facts.shows.email || facts.shows.phone ? "open" : "impossible";
    case "eInvoiceActivate":
      if (facts.isEInvoiceOffered)
        return facts.hasEInvoiceAddress || canAskForUpdate(facts.shows, facts) ? "open" : "impossible";
      // The server offers no activation also to customers who have no e-invoices: only a former flag proves them.
      return wasDone ? "done" : "impossible";
    case "setTheme":
      return facts.isThemeChosen ? "done" : "open";
    case "setCustomLogin":
      return facts.hasOwnLogin ? "done" : "open";
  }
}
