import { action, computed, makeObservable, observableRef, when } from "mobx";

/**
 * Content that leaving a form loses. `changes`: of a form that is not named more precisely. `files`: files only,
 * because a draft holds the text, or none was typed. `conversation`: with an agent of the chat.
 */
export type LostContent = "changes" | "text" | "files" | "text-and-files" | "conversation";

/** State of the drafts after a navigation: a logout removes them. */
export type DraftsAfterLeaving = "kept" | "removed";

/** Form whose input would be lost by leaving: a `FormModel`. */
export interface UnsavedForm {
  readonly dirty: boolean;
  /** True while the submission is pending: leaving does not cancel it, only its outcome is not shown. */
  readonly busy: boolean;
  /**
   * True if a draft holds the whole input and a page shows it again: leaving the page loses nothing. Closing the window
   * and logging out remove drafts.
   */
  readonly isStored?: boolean;
  /** True for the chat, which only a logout or another account ends: leaving or closing the page loses nothing. */
  readonly endsWithAccount?: boolean;
  /** Names what leaving loses; default: changes. */
  lostContent?(drafts: DraftsAfterLeaving): LostContent;
  /** Discards the input and the draft. */
  reset(): void;
}

/** Content that a question names: `drafts`: of forms that no page shows. */
export type QuestionContent = LostContent | "drafts";

/** Question shown before the customer leaves a form. */
export interface LeaveQuestion {
  /** Content that would be lost. `sending`: a submission is pending and continues in either case. */
  readonly kind: QuestionContent | "sending";
  /** Path and query of the page with the form, if it is another page and known. */
  readonly page?: string | undefined;
  /** True if another account follows. */
  readonly isAccountSwitch?: boolean | undefined;
  /** True if a conversation with an agent ends, too, that `kind` does not name (CHAT-03). */
  readonly alsoEndsConversation?: boolean | undefined;
  /** Closes the question; the customer stays. */
  readonly stay: () => void;
  /** Leaves: discards the input, keeps pending submissions, then continues the navigation. */
  readonly leave: () => void;
}

/** Navigation away from a form, with the callback for staying. */
export interface LeaveRequest {
  readonly leave: () => void;
  readonly stay?: () => void;
  /** The form of a dialog, if only this one is left; otherwise all rendered forms. */
  readonly form?: UnsavedForm;
  /** Default: removed. `kept`: forms that are stored in a draft are left without a question. */
  readonly drafts?: DraftsAfterLeaving;
  /** Form with a draft that no page shows. */
  readonly unfinished?: { readonly page?: string | undefined } | undefined;
  /** True before the switch to another account. */
  readonly isAccountSwitch?: boolean | undefined;
  /** True before a logout or another account, which end the chat, too. */
  readonly endsAccount?: boolean | undefined;
}

/** Navigation that waits for the customer's answer, with its forms. */
interface PendingQuestion {
  readonly request: LeaveRequest;
  readonly lost: readonly UnsavedForm[];
  /** Stops waiting for the forms to be saved. */
  readonly settle: () => void;
}

const losesStoredDrafts = ({ drafts, unfinished }: LeaveRequest): boolean =>
  drafts !== "kept" && unfinished !== undefined;

/**
 * Names what all forms of a question lose, before the chat; without such forms, the drafts that the navigation removes.
 */
function questionContentOf({ lost, request }: PendingQuestion): QuestionContent {
  const forms = lost.filter(({ endsWithAccount }) => endsWithAccount !== true);
  if (forms.length === 0 && losesStoredDrafts(request)) return "drafts";
  const named = forms.length === 0 ? lost : forms;
  const contents = new Set(named.map((form) => form.lostContent?.(request.drafts ?? "removed") ?? "changes"));
  const [content = "changes"] = contents;
  if (contents.size === 1) return content;
  return contents.has("files") || contents.has("text-and-files") ? "text-and-files" : "changes";
}

/** Returns true if the navigation ends a conversation with an agent. */
const endsConversation = ({ lost, request }: PendingQuestion): boolean =>
  lost.some(
    (form) => form.endsWithAccount === true && form.lostContent?.(request.drafts ?? "removed") === "conversation",
  );

const isUnsavedOrSending = (form: UnsavedForm): boolean => form.busy || form.dirty;

/**
 * Asks before the customer leaves a form with unsaved changes or a pending submission: by a link, the back button or
 * the button of a dialog. Each screen with a form registers it with `watch`; each navigation goes through `ask`.
 */
export class UnsavedChanges {
  private pendingQuestion: PendingQuestion | undefined;
  #guards = 0;
  private forms: readonly UnsavedForm[] = [];

  constructor() {
    makeObservable<this, "pendingQuestion" | "forms" | "show" | "setForms">(this, {
      pendingQuestion: observableRef,
      forms: observableRef,
      hasUnsavedWork: computed,
      isLostByLeaving: computed,
      question: computed,
      show: action,
      setForms: action,
    });
  }

  /** True if closing the window would lose something. */
  get hasUnsavedWork(): boolean {
    return this.#lost({}).length > 0;
  }

  /** True if leaving this page for another one would lose something that no draft holds. */
  get isLostByLeaving(): boolean {
    return this.#lost({ drafts: "kept" }).length > 0;
  }

  /** Current question. It changes when a pending submission ends. */
  get question(): LeaveQuestion | undefined {
    const { pendingQuestion } = this;
    if (pendingQuestion === undefined) return undefined;
    const kind = pendingQuestion.lost.some(({ busy }) => busy) ? "sending" : questionContentOf(pendingQuestion);
    return {
      kind,
      isAccountSwitch: pendingQuestion.request.isAccountSwitch,
      alsoEndsConversation: kind !== "conversation" && endsConversation(pendingQuestion),
      ...(kind === "drafts" ? { page: pendingQuestion.request.unfinished?.page } : {}),
      stay: () => this.#stay(pendingQuestion),
      leave: () => this.#leave(pendingQuestion),
    };
  }

  /** True if a component shows the question. Without one, the customer could never answer the question. */
  get isGuarded(): boolean {
    return this.#guards > 0;
  }

  /** Registers a component that shows the question. Returns the function that removes it. */
  addGuard(): () => void {
    this.#guards += 1;
    return () => {
      this.#guards -= 1;
    };
  }

  /** Registers a rendered form. Returns the function that removes it. */
  watch(form: UnsavedForm): () => void {
    this.setForms([...this.forms, form]);
    return () => {
      this.setForms(this.forms.filter((one) => one !== form));
      // The page was left in another way, such as the end of the session, so the question is obsolete.
      if (!this.hasUnsavedWork) this.show(undefined);
    };
  }

  /** Leaves at once if nothing would be lost; asks otherwise. A new question replaces an open one. */
  ask(request: LeaveRequest): void {
    this.question?.stay();
    const lost = this.#lost(request);
    if (lost.length === 0 && !losesStoredDrafts(request)) return request.leave();
    const pendingQuestion: PendingQuestion = {
      request,
      lost,
      // A form submitted under the question stays open, so that the customer sees its outcome.
      settle: when(
        () => lost.length > 0 && !lost.some(isUnsavedOrSending),
        () => this.#stay(pendingQuestion),
      ),
    };
    this.show(pendingQuestion);
  }

  #stay(pendingQuestion: PendingQuestion): void {
    if (this.pendingQuestion !== pendingQuestion) return;
    this.show(undefined);
    pendingQuestion.request.stay?.();
  }

  #leave(pendingQuestion: PendingQuestion): void {
    if (this.pendingQuestion !== pendingQuestion) return;
    this.show(undefined);
    // A pending submission continues with its idempotency key and draft; its response decides about the draft.
    for (const form of pendingQuestion.lost) if (!form.busy) form.reset();
    pendingQuestion.request.leave();
  }

  #lost({
    form: only,
    drafts,
    endsAccount,
  }: Pick<LeaveRequest, "form" | "drafts" | "endsAccount">): readonly UnsavedForm[] {
    return this.forms.filter(
      (form) =>
        isUnsavedOrSending(form) &&
        (only === undefined || form === only) &&
        (form.endsWithAccount !== true || endsAccount === true) &&
        (form.busy || drafts !== "kept" || form.isStored !== true),
    );
  }

  private setForms(forms: readonly UnsavedForm[]): void {
    this.forms = forms;
  }

  private show(pendingQuestion: PendingQuestion | undefined): void {
    this.pendingQuestion?.settle();
    this.pendingQuestion = pendingQuestion;
  }
}
