import { action, makeObservable, observable } from "mobx";
import { contactVisibilityOf, visibleContact } from "#domain/contact/visible-contact.ts";
import type { OnboardingProgress, OnboardingTask } from "#domain/onboarding/index.ts";
import { AsyncSectionModel, type AsyncSection } from "#ui/stores/async-section.ts";
import {
  onboardingProgressSource,
  type OnboardingProgressDependencies,
} from "#ui/stores/onboarding/onboarding-progress.ts";

/** Visible contact data of the customer (ACC-10, ACC-14). */
export interface VisibleContacts {
  readonly facts: readonly { readonly kind: "phone" | "email"; readonly value: string | undefined }[];
  /** Hidden contact data: `part` by a RODO restriction, `all` by two restrictions or by the operator. */
  readonly withheld: "nothing" | "part" | "all";
  /** False when the operator does not let the customer change contact data in the portal. */
  readonly isEditable: boolean;
}

/** View model of the onboarding tasks of a new customer (SET-05). */
export class OnboardingTasksViewModel {
  /** Task just completed on this page, celebrated once. */
  justDone: OnboardingTask | undefined = undefined;
  readonly #section: AsyncSectionModel<OnboardingProgress>;
  readonly #visibleContacts: AsyncSectionModel<VisibleContacts>;

  constructor(dependencies: OnboardingProgressDependencies) {
    const { client, contact } = dependencies;
    this.#section = new AsyncSectionModel(onboardingProgressSource(dependencies));
    this.#visibleContacts = new AsyncSectionModel({
      needs: [client.data, contact.data],
      read() {
        const person = client.data.known?.client;
        const data = contact.data.known;
        if (person === undefined || data === undefined) return undefined;
        const shows = contactVisibilityOf(person);
        const { mobilePhones, linePhones, mainEmail } = visibleContact(data, person);
        const facts = [
          ...(shows.phone ? [{ kind: "phone" as const, value: mobilePhones[0] ?? linePhones[0] }] : []),
          ...(shows.email ? [{ kind: "email" as const, value: mainEmail }] : []),
        ];
        const withheld = facts.length === 2 ? "nothing" : facts.length === 1 ? "part" : "all";
        return { facts, withheld, isEditable: person.contactDataEditable };
      },
      load: () => Promise.all([client.data.load(), contact.data.load()]),
    });
    makeObservable(this, { justDone: observable, celebrate: action });
  }

  get progress(): AsyncSection<OnboardingProgress> {
    return this.#section.section;
  }

  /** Contact data for the customer to confirm. */
  get reached(): AsyncSection<VisibleContacts> {
    return this.#visibleContacts.section;
  }

  readonly start = (): void => void this.#section.load();

  readonly loadReached = (): void => void this.#visibleContacts.load();

  readonly celebrate = (task: OnboardingTask): void => {
    this.justDone = task;
  };
}
