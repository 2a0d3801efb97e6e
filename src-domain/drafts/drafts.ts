import type { ClockPort } from "../shared-kernel/index.ts";
import type { DraftPort } from "./draft.port.ts";
import { isLive, type Draft, type DraftValues, type Unanswered } from "./draft.ts";

/** The draft of one form of one customer. */
export interface FormDraft {
  /** What was typed before; `undefined` when there is nothing, or it is too old. */
  read(): DraftValues | undefined;
  /** Keeps what is typed now; nothing typed leaves no draft. */
  keep(values: DraftValues): void;
  /** What was sent before and never answered; `undefined` when there is nothing, or it is too old. */
  unanswered(): Unanswered | undefined;
  /** Keeps what is sent now until it is answered: `undefined` from then on. */
  keepUnanswered(sent: Unanswered | undefined): void;
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
    this.#port.sweep((draft) => isLive(draft, owner, this.#clock.now()));
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
  sweepOld(): void {
    this.#port.sweep((draft) => isLive(draft, draft.owner, this.#clock.now()));
  }

  /** The draft of `form` for the customer who is in now. With nobody in it is empty and keeps nothing. */
  of(form: string): FormDraft {
    const owner = this.#owner;
    // a form that is still drawn when the next customer is in writes nothing of the former one
    const isTheirs = () => owner !== undefined && owner === this.#owner;
    const kept = (): Draft | undefined => {
      const draft = isTheirs() ? this.#port.read(form) : undefined;
      return draft !== undefined && owner !== undefined && isLive(draft, owner, this.#clock.now()) ? draft : undefined;
    };
    const write = (values: DraftValues, unanswered: Unanswered | undefined): void => {
      if (owner === undefined || !isTheirs()) return;
      if (Object.keys(values).length === 0 && unanswered === undefined) this.#port.remove(form);
      else this.#port.write(form, { owner, savedAt: this.#clock.now(), values, unanswered });
    };
    return {
      read: () => kept()?.values,
      keep: (values) => write(values, kept()?.unanswered),
      unanswered: () => kept()?.unanswered,
      keepUnanswered: (sent) => write(kept()?.values ?? {}, sent),
      drop: () => {
        if (isTheirs()) this.#port.remove(form);
      },
    };
  }
}
