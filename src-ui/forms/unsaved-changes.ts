import { action, computed, makeObservable, observableRef } from "mobx";

/** A form that leaving would lose: a `FormModel`. */
export interface UnsavedForm {
  readonly dirty: boolean;
  /** Lets go of what was typed, its draft included. */
  reset(): void;
}

/** What is asked before a form is left. */
export interface LeaveQuestion {
  /** The customer stays: nothing has happened. */
  readonly stay: () => void;
  /** The customer leaves: what was typed is let go, then the portal goes on. */
  readonly leave: () => void;
}

/** How a way out of a form goes on, and what is done when it does not. */
export interface WayOut {
  readonly leave: () => void;
  readonly stay?: () => void;
  /** The one form that is left, where it is a dialog's; otherwise all that are drawn. */
  readonly form?: UnsavedForm;
}

/**
 * Asks before a form with changes is left, whichever way leads out: a link, the back button, the button of a dialog. Every
 * screen with a form watches it here, and every way out comes by `ask`.
 */
export class UnsavedChanges {
  question: LeaveQuestion | undefined;
  private forms: readonly UnsavedForm[] = [];

  constructor() {
    makeObservable<this, "forms" | "show" | "draw">(this, { question: observableRef, forms: observableRef, held: computed, show: action, draw: action });
  }

  /** Whether leaving this page would lose something. */
  get held(): boolean {
    return this.#lost().length > 0;
  }

  /** A form is drawn; gives what tells that it no longer is. */
  watch(form: UnsavedForm): () => void {
    this.draw([...this.forms, form]);
    return () => {
      this.draw(this.forms.filter((one) => one !== form));
      // the page has gone another way, such as the end of a session: there is nothing left to ask about
      if (!this.held) this.show(undefined);
    };
  }

  /** Goes on at once where nothing would be lost, and asks otherwise. A new question takes the place of one that is not answered. */
  ask({ leave, stay, form }: WayOut): void {
    this.question?.stay();
    const lost = this.#lost(form);
    if (lost.length === 0) return leave();
    this.show({
      stay: () => {
        this.show(undefined);
        stay?.();
      },
      leave: () => {
        this.show(undefined);
        for (const one of lost) one.reset();
        leave();
      },
    });
  }

  #lost(only?: UnsavedForm): readonly UnsavedForm[] {
    return this.forms.filter((form) => form.dirty && (only === undefined || form === only));
  }

  private draw(forms: readonly UnsavedForm[]): void {
    this.forms = forms;
  }

  private show(question: LeaveQuestion | undefined): void {
    this.question = question;
  }
}
