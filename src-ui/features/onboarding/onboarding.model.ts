import { action, makeObservable, observable } from "mobx";
import { progressOf, type OnboardingProgress, type OnboardingTask } from "#domain/onboarding/index.ts";
import { PartModel, type Part } from "#ui/stores/part.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";

export interface OnboardingWorld {
  readonly onboarding: OnboardingStore;
  readonly siteContent: Pick<SiteContentStore, "content">;
  readonly today: Pick<TodayStore, "today">;
}

/** All tasks of a new customer on one page (SET-05). */
export class OnboardingModel {
  /** The task that has just been done here: it is celebrated once, and never again. */
  justDone: OnboardingTask | undefined = undefined;
  readonly #part: PartModel<OnboardingProgress>;

  constructor({ onboarding, siteContent, today }: OnboardingWorld) {
    this.#part = new PartModel({
      needs: [onboarding.events],
      read() {
        const events = onboarding.events.known;
        // which tasks show is the operator's choice; without an answer the default ones do
        const content = siteContent.content.knownOr(new Map());
        return events === undefined || content === undefined ? undefined : progressOf(events, content, today.today);
      },
      load: () => Promise.all([onboarding.events.load(), siteContent.content.load()]),
    });
    makeObservable(this, { justDone: observable, celebrate: action });
  }

  get progress(): Part<OnboardingProgress> {
    return this.#part.part;
  }

  readonly start = (): void => void this.#part.load();

  readonly celebrate = (task: OnboardingTask): void => {
    this.justDone = task;
  };
}
