import { action, computed, makeObservable, observable } from "mobx";
import { progressOf } from "#domain/onboarding/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import type { AccountTasks, OnboardingViewModel } from "./onboarding.view.tsx";
import { type Part, PartModel } from "#ui/stores/part.ts";

export interface OnboardingStores {
  readonly onboarding: OnboardingStore;
  readonly siteContent: Pick<SiteContentStore, "content">;
  readonly today: Pick<TodayStore, "today">;
}

/** SET-05. */
const TASKS_SHOWN = 3;

/** Setting up the account, on the start page. */
export class Onboarding implements OnboardingViewModel {
  expanded = false;
  readonly #stores: OnboardingStores;
  readonly #part: PartModel<AccountTasks>;

  constructor(stores: OnboardingStores) {
    this.#stores = stores;
    this.#part = new PartModel({
      needs: [stores.onboarding.events],
      read: () => this.known,
      load: () => Promise.all([stores.onboarding.events.load(), stores.siteContent.content.load()]),
    });
    makeObservable<this, "known">(this, { expanded: observable, known: computed, toggle: action });
  }

  get tasks(): Part<AccountTasks> | undefined {
    const { part } = this.#part;
    return part.status === "ready" && part.value.next.length === 0 ? undefined : part;
  }

  toggle(): void {
    this.expanded = !this.expanded;
  }

  load(): Promise<unknown> {
    return this.#part.load();
  }

  private get known(): AccountTasks | undefined {
    const { onboarding, siteContent, today } = this.#stores;
    const events = onboarding.events.known;
    // which tasks show is the operator's choice; without an answer the default ones do
    const content = siteContent.content.knownOr(new Map());
    if (events === undefined || content === undefined) return undefined;
    const { tasks, doneCount, percent } = progressOf(events, content, today.today);
    const next = tasks.filter((task) => !task.done).slice(0, TASKS_SHOWN);
    return { percent, done: doneCount, total: tasks.length, next: next.map((task) => task.name) };
  }
}
