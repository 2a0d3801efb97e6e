import { action, computed, makeObservable, observableRef, when } from "mobx";

/** A form that leaving would lose: a `FormModel`. */
export interface UnsavedForm {
  readonly dirty: boolean;
  /** Whether it is being sent: leaving takes nothing back then, and only the answer is lost. */
  readonly busy: boolean;
  /** Lets go of what was typed, its draft included. */
  reset(): void;
}

/** What is asked before a form is left. */
export interface LeaveQuestion {
  /**
   * `changes`: what was typed would be gone. `sending`: it is on its way, and goes on whether the customer waits or
   * not.
   */
  readonly kind: "changes" | "sending";
  /** The customer stays: nothing has happened. */
  readonly stay: () => void;
  /** The customer leaves: what was typed is let go, what is being sent is not touched; then the portal goes on. */
  readonly leave: () => void;
}

/** How a way out of a form goes on, and what is done when it does not. */
export interface LeaveRequest {
  readonly leave: () => void;
  readonly stay?: () => void;
  /** The one form that is left, where it is a dialog's; otherwise all that are drawn. */
  readonly form?: UnsavedForm;
}

/** A way out that waits for its answer, and the forms that it is about. */
interface PendingQuestion {
  readonly request: LeaveRequest;
  readonly lost: readonly UnsavedForm[];
  /** No longer waits for these forms to have nothing to lose. */
  readonly settle: () => void;
}

const isUnsavedOrSending = (form: UnsavedForm): boolean => form.busy || form.dirty;

/**
 * Asks before a form with changes is left, or one that is being sent, whichever way leads out: a link, the back button,
 * the
 * button of a dialog. Every screen with a form watches it here, and every way out comes by `ask`.
 */
export class UnsavedChanges {
  private asked: PendingQuestion | undefined;
  #guards = 0;
  private forms: readonly UnsavedForm[] = [];

  constructor() {
    makeObservable<this, "asked" | "forms" | "show" | "setForms">(this, {
      asked: observableRef,
      forms: observableRef,
      hasUnsavedWork: computed,
      question: computed,
      show: action,
      setForms: action,
    });
  }

  /** Whether leaving this page would lose something. */
  get hasUnsavedWork(): boolean {
    return this.#lost().length > 0;
  }

  /** What is asked now. It is another question once the answer to what was being sent is there. */
  get question(): LeaveQuestion | undefined {
    const { asked } = this;
    if (asked === undefined) return undefined;
    return {
      kind: asked.lost.some(({ busy }) => busy) ? "sending" : "changes",
      stay: () => this.#stay(asked),
      leave: () => this.#leave(asked),
    };
  }

  /** Whether a component shows the question. Without one an answer could never come. */
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

  /** A form is drawn; gives what tells that it no longer is. */
  watch(form: UnsavedForm): () => void {
    this.setForms([...this.forms, form]);
    return () => {
      this.setForms(this.forms.filter((one) => one !== form));
      // the page has gone another way, such as the end of a session: there is nothing left to ask about
      if (!this.hasUnsavedWork) this.show(undefined);
    };
  }

  /**
   * Goes on at once where nothing would be lost, and asks otherwise. A new question takes the place of one that is not
   * answered.
   */
  ask(request: LeaveRequest): void {
    this.question?.stay();
    const lost = this.#lost(request.form);
    if (lost.length === 0) return request.leave();
    const asked: PendingQuestion = {
      request,
      lost,
      // sent under the question: the customer sees what has become of it
      settle: when(
        () => !lost.some(isUnsavedOrSending),
        () => this.#stay(asked),
      ),
    };
    this.show(asked);
  }

  #stay(asked: PendingQuestion): void {
    if (this.asked !== asked) return;
    this.show(undefined);
    asked.request.stay?.();
  }

  #leave(asked: PendingQuestion): void {
    if (this.asked !== asked) return;
    this.show(undefined);
    // a sending goes on, with its intent and its draft: the answer drops the draft, or leaves it for the next time
    for (const form of asked.lost) if (!form.busy) form.reset();
    asked.request.leave();
  }

  #lost(only?: UnsavedForm): readonly UnsavedForm[] {
    return this.forms.filter((form) => isUnsavedOrSending(form) && (only === undefined || form === only));
  }

  private setForms(forms: readonly UnsavedForm[]): void {
    this.forms = forms;
  }

  private show(asked: PendingQuestion | undefined): void {
    this.asked?.settle();
    this.asked = asked;
  }
}
