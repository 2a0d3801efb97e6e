import type { ClockPort } from "../shared-kernel/index.ts";
import type { DraftPort } from "./draft.port.ts";
import { withoutSensitiveValues } from "./sensitive-values.ts";
import { isDraftValid, type Draft, type DraftValues, type UnansweredRequest } from "./draft.ts";

/** Draft of one form of one customer. It holds no sensitive values, except those of a request without a response. */
export interface FormDraft {
  /** Returns the stored values; `undefined` without a draft or after its lifetime. */
  read(): DraftValues | undefined;
  /** Stores the typed values; without any it removes the draft. */
  keep(values: DraftValues): void;
  /** Returns the request without a response; `undefined` without one or after the lifetime. */
  unanswered(): UnansweredRequest | undefined;
  /** Stores a sent request until its response; `undefined` clears it. */
  saveUnanswered(sent: UnansweredRequest | undefined): void;
  drop(): void;
}

/** Form that the customer has not finished, with its page. */
export type UnfinishedForm = Pick<Draft, "page">;

/**
 * Unfinished forms by name. They survive a reload, a lost connection and an expired session, but not a logout
 * (docs/adr/0027).
 */
export class Drafts {
  readonly #port: DraftPort;
  readonly #clock: Pick<ClockPort, "now">;
  #owner: string | undefined;

  constructor(port: DraftPort, clock: Pick<ClockPort, "now">) {
    this.#port = port;
    this.#clock = clock;
  }

  /** Starts for a logged-in customer: removes expired drafts and those of others. */
  open(owner: string): void {
    this.#owner = owner;
    this.#port.sweep((draft) => isDraftValid(draft, owner, this.#clock.now()));
  }

  /** Stops writing when the session expires. The drafts stay for their customer. */
  close(): void {
    this.#owner = undefined;
  }

  /** Removes all drafts when the customer logs out (SESS-06). */
  forget(): void {
    this.#owner = undefined;
    this.#port.sweep(() => false);
  }

  /** Removes expired drafts of all owners when the page opens. */
  removeExpired(): void {
    this.#port.sweep((draft) => isDraftValid(draft, draft.owner, this.#clock.now()));
  }

  /** Returns true if an unfinished form of any customer is stored, also after the session has expired. */
  hasUnfinished(): boolean {
    return this.#port.readAll().some((draft) => isDraftValid(draft, draft.owner, this.#clock.now()));
  }

  /** Returns the form that the logged-in customer changed last and has not finished; `undefined` without one. */
  lastUnfinished(): UnfinishedForm | undefined {
    const owner = this.#owner;
    if (owner === undefined) return undefined;
    const valid = this.#port.readAll().filter((draft) => isDraftValid(draft, owner, this.#clock.now()));
    return valid.toSorted((one, other) => other.savedAt - one.savedAt)[0];
  }

  /** Returns the draft of `form` for the logged-in customer; without one it is empty and stores nothing. */
  of(form: string): FormDraft {
    const owner = this.#owner;
    // A form that is still mounted after another customer logged in must not write its data.
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
      keep: (values) => write(withoutSensitiveValues(values), stored()?.unanswered),
      unanswered: () => stored()?.unanswered,
      saveUnanswered: (sent) => write(stored()?.values ?? {}, sent),
      drop: () => {
        if (isSameOwner()) this.#port.remove(form);
      },
    };
  }
}
