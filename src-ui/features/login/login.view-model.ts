import { clearOfflineProblem, reduceFirstLoginStep } from "#domain/login/first-login-step.ts";
import type { AccountAccessPorts, LoginEvent, LoginPort, LoginState } from "#domain/login/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { UserSession } from "#domain/session/session.ts";
import type { LoginAttempts } from "./steps/login-attempts.ts";
import type { LoginSteps } from "./steps/login-steps.ts";

/** What the login page needs of the portal once it has loaded. */
export interface LoginDependencies {
  readonly port: LoginPort;
  /** Fetches what a registration asks, which few need. */
  readonly accountAccess: () => Promise<Pick<AccountAccessPorts, "registration">>;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly steps: LoginSteps;
  /** Whether the device has a network: what it lacks is not the provider's fault. */
  readonly network: { readonly online: boolean };
  /** The moment that it is, ms. */
  now(): number;
  /** The password is to be set anew: the login that was typed goes along. */
  forgotten(login: string): void;
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
 * (docs/adr/0068): what is sent meanwhile waits for `open`.
 */
export class LoginViewModel {
  #state: LoginState;
  #left = false;
  #attempts: LoginAttempts | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #open: () => Promise<LoginDependencies>;
  readonly #lost: LoginStart["lost"];

  /** `open` loads the portal; it may be asked more than once, and again after it failed. */
  constructor(open: () => Promise<LoginDependencies>, { state, lost }: LoginStart) {
    this.#open = open;
    this.#state = state;
    this.#lost = lost;
  }

  readonly snapshot = (): LoginState => this.#state;

  /** What is tried after the first question; there before any state that needs it. */
  get attempts(): LoginAttempts | undefined {
    return this.#attempts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The page stands; gives what tells that it was left: whoever left it is not led in by an answer that comes late. */
  readonly mount = (): (() => void) => {
    this.#left = false;
    return () => {
      this.#left = true;
    };
  };

  /** Fetches the portal while the customer types; a failure is told when something is sent. */
  readonly prepare = (): void => {
    this.#open().then(
      (dependencies) => this.#arrived(dependencies),
      () => undefined,
    );
  };

  readonly giveLogin = async (login: string): Promise<void> => {
    if (this.#begin({ kind: "login-given", login })) await (await this.#ready(login))?.askLogin();
  };

  readonly register = async (login: string): Promise<void> => (await this.#ready(login))?.register(login);

  readonly changeLogin = (): void => this.#apply({ kind: "change-login" });

  readonly back = (): void => this.#apply({ kind: "back" });

  /** The network is back. */
  readonly clearOfflineProblem = (): void => this.#put(clearOfflineProblem(this.#state));

  /** Whether the event began something that is now under way; a second press while one is under way begins nothing. */
  #begin(event: LoginEvent): boolean {
    const before = this.#state;
    this.#apply(event);
    return this.#state !== before && this.#state.busy;
  }

  #arrived(dependencies: LoginDependencies): LoginAttempts {
    return (this.#attempts ??= new dependencies.steps.LoginAttempts(dependencies, {
      state: this.snapshot,
      begin: (event) => this.#begin(event),
      apply: (event) => this.#apply(event),
      subscribe: this.subscribe,
      isLeft: () => this.#left,
      isLost: this.#lost,
    }));
  }

  async #ready(login: string): Promise<LoginAttempts | undefined> {
    try {
      return this.#arrived(await this.#open());
    } catch {
      if (!this.#lost(login)) this.#apply({ kind: "refused", problem: { kind: "unreachable" } });
      return undefined;
    }
  }

  #apply(event: LoginEvent): void {
    // until the rest has come there is nothing but the first question
    this.#put((this.#attempts?.rules ?? reduceFirstLoginStep)(this.#state, event));
  }

  #put(next: LoginState): void {
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
