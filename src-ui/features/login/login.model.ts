import {
  loginStep,
  mayEnter,
  type LoginEvent,
  type LoginPort,
  type LoginState,
} from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/session.ts";
import type { LoginSteps } from "./steps/login-steps.ts";

/** What the login page needs of the portal once it has loaded. */
export interface LoginDoor {
  readonly port: LoginPort;
  readonly steps: LoginSteps;
  /** The customer is in: the portal takes over. */
  enter(session: UserSession): void;
  /** Nobody comes in with this session: it is ended at the provider. */
  discard(session: UserSession): void;
}

/** What the login page begins with, and what is done when the portal does not come. */
export interface LoginStart {
  readonly state: LoginState;
  /** Whether the page is going away to be loaded anew with what was typed; nothing is said then. */
  readonly lost: (login: string) => boolean;
}

/**
 * State of the login page. Free of MobX, so that the page is usable before the portal's libraries are there
 * (docs/adr/0003): what is sent meanwhile waits for `open`.
 */
export class LoginModel {
  #state: LoginState;
  #left = false;
  #steps: LoginSteps | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #open: () => Promise<LoginDoor>;
  readonly #lost: LoginStart["lost"];

  /** `open` loads the portal; it may be asked more than once, and again after it failed. */
  constructor(open: () => Promise<LoginDoor>, { state, lost }: LoginStart) {
    this.#open = open;
    this.#state = state;
    this.#lost = lost;
  }

  readonly snapshot = (): LoginState => this.#state;

  /** What comes after the first question; there before any state that needs it. */
  get steps(): LoginSteps | undefined {
    return this.#steps;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The page stands; gives what tells that it was left: whoever left it is not led in by an answer that comes late. */
  readonly stand = (): (() => void) => {
    this.#left = false;
    return () => {
      this.#left = true;
    };
  };

  /** Fetches the portal while the customer types; a failure is told when something is sent. */
  readonly prepare = (): void => {
    this.#open().then(
      (door) => {
        this.#steps = door.steps;
      },
      () => undefined,
    );
  };

  readonly giveLogin = async (login: string): Promise<void> => {
    if (!this.#begin({ kind: "login-given", login })) return;
    const door = await this.#door(login);
    if (door === undefined) return;
    const answer = await door.port.beforeLogin(login.trim());
    this.#apply(
      answer.ok ? { kind: "possibility", possibility: answer.value } : { kind: "refused", problem: answer.failure },
    );
  };

  readonly givePassword = async (password: string): Promise<void> => {
    if (!this.#begin({ kind: "password-given", password })) return;
    const { login } = this.#state;
    const door = await this.#door(login);
    if (door === undefined) return;
    // the fake step asks the provider too: its answer takes as long as a real one
    const answer = await door.port.startSession({ login, password });
    if (!answer.ok) return this.#apply({ kind: "refused", problem: answer.failure });
    if (mayEnter(this.#state) && !this.#left) return door.enter(answer.value);
    door.discard(answer.value);
    this.#apply({ kind: "refused", problem: { kind: "login-refused", code: "BAD_CREDENTIALS" } });
  };

  readonly changeLogin = (): void => this.#apply({ kind: "change-login" });

  readonly register = async (login: string): Promise<void> => {
    const door = await this.#door(login);
    if (door !== undefined) this.#apply({ kind: "register", login });
  };

  readonly back = (): void => this.#apply({ kind: "back" });

  /** Whether the event began something that is now under way; a second press while one is under way begins nothing. */
  #begin(event: LoginEvent): boolean {
    const before = this.#state;
    this.#apply(event);
    return this.#state !== before && "busy" in this.#state && this.#state.busy;
  }

  async #door(login: string): Promise<LoginDoor | undefined> {
    try {
      const door = await this.#open();
      this.#steps = door.steps;
      return door;
    } catch {
      if (!this.#lost(login)) this.#apply({ kind: "refused", problem: { kind: "unreachable" } });
      return undefined;
    }
  }

  #apply(event: LoginEvent): void {
    const next = loginStep(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
