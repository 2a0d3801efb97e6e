import { action, computed, makeObservable, observable } from "mobx";
import {
  faqSections,
  findQuestion,
  searchFaq,
  type Faq,
  type FaqCategory,
  type FaqSection,
  type FoundQuestion,
} from "#domain/help/index.ts";
import type { HelpStore } from "#ui/stores/help/help.store.ts";
import { AsyncSectionModel, type AsyncSection } from "#ui/stores/async-section.ts";
import type { ToastMessage } from "#ui/stores/toasts/toasts.store.ts";
import { t } from "./help.texts.ts";
import type { HelpContacts } from "./help-contacts-card.view.tsx";

/** Dependencies of `FaqViewModel`. */
export interface FaqDependencies {
  readonly store: Pick<HelpStore, "faq">;
  readonly helpContacts: () => HelpContacts;
  /** Writes the question into the address, so that a reload and a copied address open it. */
  readonly name: (questionId: string | undefined) => void;
  /** Returns the full address of a question. */
  readonly linkTo: (questionId: string) => string;
  readonly copy: (text: string) => Promise<boolean>;
  readonly toasts: { show(message: ToastMessage): void };
}

/** View model of `/faq`: search text, category and open answers. */
export class FaqViewModel {
  text = "";
  categoryId: string | undefined = undefined;
  /** Id of the question named by the address. */
  requestedQuestionId: string | undefined = undefined;
  readonly #open = observable.set<string>();
  readonly #dependencies: FaqDependencies;
  readonly #section: AsyncSectionModel<Faq>;

  constructor(dependencies: FaqDependencies) {
    this.#dependencies = dependencies;
    const { faq } = dependencies.store;
    this.#section = new AsyncSectionModel({ needs: [faq], read: () => faq.known, load: () => faq.load() });
    makeObservable(this, {
      text: observable,
      categoryId: observable,
      requestedQuestionId: observable,
      results: computed,
      sections: computed,
      categories: computed,
      search: action,
      choose: action,
      openQuestion: action,
      toggle: action,
      clear: action,
    });
  }

  start(): void {
    void this.#section.load();
  }

  get section(): AsyncSection<Faq> {
    return this.#section.section;
  }

  get helpContacts(): HelpContacts {
    return this.#dependencies.helpContacts();
  }

  /** Categories that have questions. */
  get categories(): readonly FaqCategory[] {
    return this.#all.flatMap(({ category }) => category ?? []);
  }

  /** Questions by category; only those of the chosen category, if any. */
  get sections(): readonly FaqSection[] {
    return this.#all.filter(
      ({ category }) => this.categoryId === undefined || category?.categoryId === this.categoryId,
    );
  }

  /** Search results; `undefined` while the search field is empty. */
  get results(): readonly FoundQuestion[] | undefined {
    const faq = this.#dependencies.store.faq.known;
    return faq === undefined || this.text.trim() === ""
      ? undefined
      : searchFaq(faq, { text: this.text, categoryId: this.categoryId });
  }

  get found(): string {
    return this.results === undefined ? "" : t("faq.found", { count: this.results.length });
  }

  /** The address names a question that no longer exists. */
  get isLost(): boolean {
    const { known: faq, isIncomplete } = this.#dependencies.store.faq;
    return (
      faq !== undefined &&
      !isIncomplete &&
      this.requestedQuestionId !== undefined &&
      findQuestion(faq, this.requestedQuestionId) === undefined
    );
  }

  isOpen(questionId: string): boolean {
    return this.#open.has(questionId);
  }

  readonly search = (text: string): void => {
    this.text = text;
  };

  readonly choose = (categoryId: string | undefined): void => {
    this.categoryId = categoryId;
  };

  readonly clear = (): void => {
    this.text = "";
    this.categoryId = undefined;
  };

  /** Opens the question named by an address and clears the search. */
  readonly openQuestion = (questionId: string | undefined): void => {
    this.requestedQuestionId = questionId;
    if (questionId === undefined) return;
    this.clear();
    this.#open.add(questionId);
  };

  /** The user, or the browser's page search, has opened or closed an answer. */
  readonly toggle = (questionId: string, open: boolean): void => {
    if (open === this.#open.has(questionId)) return;
    if (open) this.#open.add(questionId);
    else this.#open.delete(questionId);
    this.#dependencies.name(open ? questionId : undefined);
  };

  readonly copyLink = async (questionId: string): Promise<void> => {
    const done = await this.#dependencies.copy(this.#dependencies.linkTo(questionId));
    this.#dependencies.toasts.show(
      done ? { kind: "done", text: t("faq.copied") } : { kind: "news", text: t("faq.notCopied") },
    );
  };

  get #all(): readonly FaqSection[] {
    const faq = this.#dependencies.store.faq.known;
    return faq === undefined ? [] : faqSections(faq);
  }
}
