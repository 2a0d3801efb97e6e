import type { ClockPort } from "../shared-kernel/index.ts";
import type { DraftPort } from "./draft.port.ts";
import { isDraftValid, type Draft, type DraftValues, type UnansweredRequest } from "./draft.ts";

/** The draft of one form of one customer. */
export interface FormDraft {
  /** What was typed before; `undefined` when there is nothing, or it is too old. */
  read(): DraftValues | undefined;
  /** Keeps what is typed now; nothing typed leaves no draft. */
  keep(values: DraftValues): void;
  /** What was sent before and never answered; `undefined` when there is nothing, or it is too old. */
  unanswered(): UnansweredRequest | undefined;
  /** Keeps what is sent now until it is answered: `undefined` from then on. */
  saveUnanswered(sent: UnansweredRequest | undefined): void;
  drop(): void;
}

/**
 * Forms that were begun, by the name of the form: they outlive a reload, a lost connection and a lost session, but no
 * logout (docs/adr/0027).
 */
export class Drafts {
  readonly #port: DraftPort;
  readonly #clock: Pick<ClockPort, "now">;
  #owner: string | undefined;

  constructor(port: DraftPort, clock: Pick<ClockPort, "now">) {
    this.#port = port;
    this.#clock = clock;
  }

  /** A customer is in: what others have left, and what is too old, goes away. */
  open(owner: string): void {
    this.#owner = owner;
    this.#port.sweep((draft) => isDraftValid(draft, owner, this.#clock.now()));
  }

  /** The session is over without the customer's doing: drafts wait for them, and nobody writes any more. */
  close(): void {
    this.#owner = undefined;
  }

  /** The customer has left: nothing stays behind (SESS-06). */
  forget(): void {
    this.#owner = undefined;
    this.#port.sweep(() => false);
  }

  /** Removes what is too old, whosever it is: the page has just been opened. */
  removeExpired(): void {
    this.#port.sweep((draft) => isDraftValid(draft, draft.owner, this.#clock.now()));
  }

  /** The draft of `form` for the customer who is in now. With nobody in it is empty and keeps nothing. */
  of(form: string): FormDraft {
    const owner = this.#owner;
    // a form that is still drawn when the next customer is in writes nothing of the former one
    const isSameOwner = () => owner !== undefined && owner === this.#owner;
    const stored = (): Draft | undefined => {
      const draft = isSameOwner() ? this.#port.read(form) : undefined;
      return draft !== undefined && owner !== undefined && isDraftValid(draft, owner, this.#clock.now())
        ? draft
        : undefined;
    };
    const write = (values: DraftValues, unanswered: UnansweredRequest | undefined): void => {
      if (owner === undefined || !isSameOwner()) return;
      if (Object.keys(values).length === 0 && unanswered === undefined) this.#port.remove(form);
      else this.#port.write(form, { owner, savedAt: this.#clock.now(), values, unanswered });
    };
    return {
      read: () => stored()?.values,
      keep: (values) => write(values, stored()?.unanswered),
      unanswered: () => stored()?.unanswered,
      saveUnanswered: (sent) => write(stored()?.values ?? {}, sent),
      drop: () => {
        if (isSameOwner()) this.#port.remove(form);
      },
    };
  }
}
