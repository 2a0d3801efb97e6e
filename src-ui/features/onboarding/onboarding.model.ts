import { action, makeObservable, observable } from "mobx";
import { progressOf, type OnboardingProgress, type OnboardingTask } from "#domain/onboarding/index.ts";
import { PartModel, type Part } from "#ui/stores/part.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ContactStore } from "#ui/stores/contact/contact.store.ts";
import type { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";

export interface OnboardingWorld {
  readonly onboarding: OnboardingStore;
  readonly siteContent: Pick<SiteContentStore, "content">;
  readonly today: Pick<TodayStore, "today">;
  readonly client: ClientStore;
  readonly contact: ContactStore;
}

/** By what the customer is reached, as far as it may be seen (ACC-10, ACC-14). */
export interface ReachedBy {
  readonly facts: readonly { readonly kind: "phone" | "email"; readonly value: string | undefined }[];
  /** Something is kept from sight: all of it by the operator, or a part at the customer's own wish. */
  readonly keeps: "nothing" | "part" | "all";
}

/** All tasks of a new customer on one page (SET-05). */
export class OnboardingModel {
  /** The task that has just been done here: it is celebrated once, and never again. */
  justDone: OnboardingTask | undefined = undefined;
  readonly #part: PartModel<OnboardingProgress>;
  readonly #reached: PartModel<ReachedBy>;

  constructor({ onboarding, siteContent, today, client, contact }: OnboardingWorld) {
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
    this.#reached = new PartModel({
      needs: [client.data, contact.data],
      read() {
        const person = client.data.known?.client;
        const data = contact.data.known;
        if (person === undefined || data === undefined) return undefined;
        const { contactDataVisible, rodo } = person;
        const facts = [
          ...(contactDataVisible && !rodo.phone ? [{ kind: "phone" as const, value: data.mobilePhones[0] }] : []),
          ...(contactDataVisible && !rodo.email ? [{ kind: "email" as const, value: data.mainEmail }] : []),
        ];
        return { facts, keeps: facts.length === 2 ? "nothing" : facts.length === 1 ? "part" : "all" };
      },
      load: () => Promise.all([client.data.load(), contact.data.load()]),
    });
    makeObservable(this, { justDone: observable, celebrate: action });
  }

  get progress(): Part<OnboardingProgress> {
    return this.#part.part;
  }

  /** What the customer is to look at before saying that it is right. */
  get reached(): Part<ReachedBy> {
    return this.#reached.part;
  }

  readonly start = (): void => void this.#part.load();

  readonly loadReached = (): void => void this.#reached.load();

  readonly celebrate = (task: OnboardingTask): void => {
    this.justDone = task;
  };
}
