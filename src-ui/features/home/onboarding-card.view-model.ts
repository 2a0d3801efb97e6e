import type { OnboardingProgress } from "#domain/onboarding/index.ts";
import { action, computed, makeObservable, observable } from "mobx";
import {
  onboardingProgressSource,
  type OnboardingProgressDependencies,
} from "#ui/stores/onboarding/onboarding-progress.ts";
import type { AccountTasks, OnboardingCardViewState } from "./onboarding-card.view.tsx";
import { type AsyncSection, AsyncSectionModel } from "#ui/stores/async-section.ts";

/** Maximum on the start page (SET-05). */
const TASKS_SHOWN = 3;

/** Onboarding tasks on the start page. */
export class OnboardingCardViewModel implements OnboardingCardViewState {
  expanded = false;
  readonly #section: AsyncSectionModel<AccountTasks>;

  constructor(dependencies: OnboardingProgressDependencies) {
    const source = onboardingProgressSource(dependencies);
    const tasks = computed(() => tasksOf(source.read()));
    this.#section = new AsyncSectionModel({ ...source, read: () => tasks.get() });
    makeObservable(this, { expanded: observable, toggle: action });
  }

  get tasks(): AsyncSection<AccountTasks> | undefined {
    const { section } = this.#section;
    return section.status === "ready" && section.value.next.length === 0 ? undefined : section;
  }

  toggle(): void {
    this.expanded = !this.expanded;
  }

  load(): Promise<unknown> {
    return this.#section.load();
  }
}

/** Returns the progress and the next open tasks. */
function tasksOf(progress: OnboardingProgress | undefined): AccountTasks | undefined {
  if (progress === undefined) return undefined;
  const { tasks, doneCount, percent } = progress;
  const next = tasks.filter((task) => !task.done).slice(0, TASKS_SHOWN);
  return { percent, done: doneCount, total: tasks.length, next: next.map((task) => task.name) };
}
