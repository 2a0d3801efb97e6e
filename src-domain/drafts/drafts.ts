import type { ClockPort, Instant } from "../shared-kernel/index.ts";
import type { DraftPort } from "./draft.port.ts";
import { withoutSensitiveValues } from "./sensitive-values.ts";
import {
  draftName,
  isDraftValid,
  isSameCustomer,
  type Draft,
  type DraftValues,
  type UnansweredRequest,
} from "./draft.ts";

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

/** Owner of the drafts of a visitor without a session. No customer has it: theirs is `userId/account`. */
const GUEST = "guest";

/** Form that the customer has not finished, with its page. */
export interface UnfinishedForm {
  readonly page: string;
}

/**
 * Unfinished forms by name. They survive a reload, a lost connection and an expired session, but not a logout
 * (docs/adr/0027).
 */
export class Drafts {
  readonly #port: DraftPort;
  readonly #clock: Pick<ClockPort, "now">;
  #owner: string | undefined;
  /** Time at which the customer agreed to lose the drafts of the current account by a switch. */
  #discardedAt: Instant | undefined;

  constructor(port: DraftPort, clock: Pick<ClockPort, "now">) {
    this.#port = port;
    this.#clock = clock;
  }

  /**
   * Starts for an account of a logged-in customer: removes expired drafts and those of others. Drafts of the
   * customer's other accounts stay for them (SESS-17), except those that a switch was confirmed to remove.
   */
  open(owner: string): void {
    this.#port.sweep((draft) =>
      draft.owner === owner
        ? this.#isValid(draft)
        : isSameCustomer(draft.owner, owner) && this.#isValid(draft) && !this.#isDiscarded(draft),
    );
    if (owner !== this.#owner) this.#discardedAt = undefined;
    this.#owner = owner;
  }

  /** Marks the current drafts of this account for removal when another account is opened. */
  discardAtSwitch(): void {
    this.#discardedAt = this.#clock.now();
  }

  /**
   * Starts for a visitor without a session, also after one has expired (DIALOG-13). The drafts of its customer stay;
   * the next login removes those of the visitor.
   */
  openForGuest(): void {
    this.#owner = GUEST;
  }

  /** Removes all drafts when the customer logs out (SESS-06). */
  forget(): void {
    this.#owner = GUEST;
    this.#port.sweep(() => false);
  }

  /** Removes expired drafts of all owners when the page opens. */
  removeExpired(): void {
    this.#port.sweep((draft) => this.#isValid(draft));
  }

  /**
   * Returns true if an unfinished form of a customer, not of a visitor, is stored, also after the session has expired
   * or for another account; with `owner`, only if it belongs to that account and a switch leaves it.
   */
  hasUnfinished(owner?: string): boolean {
    return this.#port
      .readAll()
      .some(
        (draft) =>
          draft.owner !== GUEST &&
          draft.page !== undefined &&
          this.#isValid(draft) &&
          (owner === undefined || (draft.owner === owner && !this.#isDiscarded(draft))),
      );
  }

  /** Returns the form that the logged-in customer changed last and has not finished; `undefined` without one. */
  lastUnfinished(): UnfinishedForm | undefined {
    const owner = this.#owner;
    if (owner === undefined || owner === GUEST) return undefined;
    const valid = this.#port.readAll().filter((draft) => isDraftValid(draft, owner, this.#clock.now()));
    const [newest] = valid
      .toSorted((one, other) => other.savedAt - one.savedAt)
      .flatMap(({ page }) => (page === undefined ? [] : [{ page }]));
    return newest;
  }

  /**
   * Returns the draft of `form` for the customer or visitor; before `open` it is empty and stores nothing. `pageOf`
   * returns the page of the form when a value changes: by default the page that is shown then; `undefined` for a draft
   * without a form. A response, which may come on another page, does not change the stored page.
   */
  of(form: string, pageOf: () => string | undefined = () => this.#port.shownPage()): FormDraft {
    const owner = this.#owner;
    const name = draftName(form, owner ?? GUEST);
    // A form that is still mounted after another customer logged in must not write its data.
    const isSameOwner = () => owner !== undefined && owner === this.#owner;
    const stored = (): Draft | undefined => {
      const draft = isSameOwner() ? this.#port.read(name) : undefined;
      return draft !== undefined && owner !== undefined && isDraftValid(draft, owner, this.#clock.now())
        ? draft
        : undefined;
    };
    const write = (
      values: DraftValues,
      unanswered: UnansweredRequest | undefined,
      page: string | undefined = pageOf(),
    ): void => {
      if (owner === undefined || !isSameOwner()) return;
      if (Object.keys(values).length === 0 && unanswered === undefined) this.#port.remove(name);
      else this.#port.write(name, { owner, savedAt: this.#clock.now(), page, values, unanswered });
    };
    return {
      read: () => stored()?.values,
      keep: (values) => write(withoutSensitiveValues(values), stored()?.unanswered),
      unanswered: () => stored()?.unanswered,
      saveUnanswered(sent) {
        const { values = {}, page } = stored() ?? {};
        write(values, sent, page);
      },
      drop: () => {
        if (isSameOwner()) this.#port.remove(name);
      },
    };
  }

  #isValid(draft: Draft): boolean {
    return isDraftValid(draft, draft.owner, this.#clock.now());
  }

  #isDiscarded({ owner, savedAt }: Draft): boolean {
    return owner === this.#owner && this.#discardedAt !== undefined && savedAt <= this.#discardedAt;
  }
}
