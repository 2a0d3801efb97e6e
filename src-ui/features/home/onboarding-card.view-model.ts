import { action, computed, makeObservable, observable } from "mobx";
import { progressOf } from "#domain/onboarding/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import type { AccountTasks, OnboardingCardViewState } from "./onboarding-card.view.tsx";
import { type AsyncSection, AsyncSectionModel } from "#ui/stores/async-section.ts";

export interface OnboardingStores {
  readonly onboarding: OnboardingStore;
  readonly siteContent: Pick<SiteContentStore, "content">;
  readonly today: Pick<TodayStore, "today">;
}

/** Maximum on the start page (SET-05). */
const TASKS_SHOWN = 3;

/** Onboarding tasks on the start page. */
export class OnboardingCardViewModel implements OnboardingCardViewState {
  expanded = false;
  readonly #stores: OnboardingStores;
  readonly #section: AsyncSectionModel<AccountTasks>;

  constructor(stores: OnboardingStores) {
    this.#stores = stores;
    this.#section = new AsyncSectionModel({
      needs: [stores.onboarding.storedFlags],
      read: () => this.known,
      load: () => Promise.all([stores.onboarding.storedFlags.load(), stores.siteContent.content.load()]),
    });
    makeObservable<this, "known">(this, { expanded: observable, known: computed, toggle: action });
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

  private get known(): AccountTasks | undefined {
    const { onboarding, siteContent, today } = this.#stores;
    const storedFlags = onboarding.storedFlags.known;
    // The operator chooses the visible tasks; without a response the default ones are shown.
    const content = siteContent.content.knownOr(new Map());
    if (storedFlags === undefined || content === undefined) return undefined;
    const { tasks, doneCount, percent } = progressOf(storedFlags, content, today.today);
    const next = tasks.filter((task) => !task.done).slice(0, TASKS_SHOWN);
    return { percent, done: doneCount, total: tasks.length, next: next.map((task) => task.name) };
  }
}
