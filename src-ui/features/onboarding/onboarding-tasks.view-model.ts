import { action, makeObservable, observable } from "mobx";
import { progressOf, type OnboardingProgress, type OnboardingTask } from "#domain/onboarding/index.ts";
import { AsyncSectionModel, type AsyncSection } from "#ui/stores/async-section.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ContactStore } from "#ui/stores/contact/contact.store.ts";
import type { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";

export interface OnboardingTasksDependencies {
  readonly onboarding: OnboardingStore;
  readonly siteContent: Pick<SiteContentStore, "content">;
  readonly today: Pick<TodayStore, "today">;
  readonly client: ClientStore;
  readonly contact: ContactStore;
}

/** By what the customer is reached, as far as it may be seen (ACC-10, ACC-14). */
export interface VisibleContacts {
  readonly facts: readonly { readonly kind: "phone" | "email"; readonly value: string | undefined }[];
  /** Something is kept from sight: all of it by the operator, or a part at the customer's own wish. */
  readonly withheld: "nothing" | "part" | "all";
}

/** All tasks of a new customer on one page (SET-05). */
export class OnboardingTasksViewModel {
  /** The task that has just been done here: it is celebrated once, and never again. */
  justDone: OnboardingTask | undefined = undefined;
  readonly #section: AsyncSectionModel<OnboardingProgress>;
  readonly #reached: AsyncSectionModel<VisibleContacts>;

  constructor({ onboarding, siteContent, today, client, contact }: OnboardingTasksDependencies) {
    this.#section = new AsyncSectionModel({
      needs: [onboarding.events],
      read() {
        const events = onboarding.events.known;
        // which tasks show is the operator's choice; without an answer the default ones do
        const content = siteContent.content.knownOr(new Map());
        return events === undefined || content === undefined ? undefined : progressOf(events, content, today.today);
      },
      load: () => Promise.all([onboarding.events.load(), siteContent.content.load()]),
    });
    this.#reached = new AsyncSectionModel({
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
        return { facts, withheld: facts.length === 2 ? "nothing" : facts.length === 1 ? "part" : "all" };
      },
      load: () => Promise.all([client.data.load(), contact.data.load()]),
    });
    makeObservable(this, { justDone: observable, celebrate: action });
  }

  get progress(): AsyncSection<OnboardingProgress> {
    return this.#section.section;
  }

  /** What the customer is to look at before saying that it is right. */
  get reached(): AsyncSection<VisibleContacts> {
    return this.#reached.section;
  }

  readonly start = (): void => void this.#section.load();

  readonly loadReached = (): void => void this.#reached.load();

  readonly celebrate = (task: OnboardingTask): void => {
    this.justDone = task;
  };
}
