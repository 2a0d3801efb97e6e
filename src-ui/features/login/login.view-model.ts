import type { PortalFeature } from "#domain/access/index.ts";
import { clearOfflineFailure, reduceFirstLoginStep } from "#domain/login/first-login-step.ts";
import type { AccountAccessPorts, LoginEvent, LoginPort, LoginState } from "#domain/login/index.ts";
import type { AuthenticatorPort } from "#domain/passkeys/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { UserSession } from "#domain/session/session.ts";
import { isChunkLoadError } from "#ui/shared/is-chunk-load-error.ts";
import type { LoginAttempts } from "./steps/login-attempts.ts";
import type { LoginSteps } from "./steps/login-steps.ts";

/** Dependencies of the login, available once the portal has loaded. */
export interface LoginDependencies {
  readonly port: LoginPort;
  /** Loads the registration services, which few customers need. */
  readonly accountAccess: () => Promise<Pick<AccountAccessPorts, "registration" | "onAccountCreated">>;
  /** Loads the device that stores passkeys, which only customers with one need. */
  readonly authenticator: () => Promise<Pick<AuthenticatorPort, "isSupported" | "sign">>;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly steps: LoginSteps;
  /** Distinguishes a missing network from an unreachable server. */
  readonly network: { readonly online: boolean };
  /** Current time, ms since the epoch. */
  readonly now: () => number;
  /** Returns false for a feature that the provider lacks (CALL-12). */
  readonly isAvailable: (feature: PortalFeature) => boolean;
  /** Opens the password reset with the typed login. */
  forgotten(login: string): void;
  /** Continues to the portal with the new session. */
  openSession(session: UserSession): void;
  /** Shows a message on the page that follows the login. */
  showToast(text: string): void;
  /** Ends an unused session at the server. */
  endUnusedSession(session: UserSession): void;
}

/** Initial state of the login page, and its fallback when the portal fails to load. */
export interface LoginStart {
  readonly state: LoginState;
  /**
   * Reloads the page with the typed login when the portal fails to load. Returns true if the page is being reloaded;
   * then no error is shown.
   */
  readonly lost: (login: string) => boolean;
  /** Reports an error that is shown or ignored here. Reports each error once. */
  readonly report: (error: unknown) => void;
}

/**
 * View model of the login page. Works without MobX, so that the form is usable before the portal's libraries load
 * (docs/adr/0068); submitted values wait for `open`.
 */
export class LoginViewModel {
  #state: LoginState;
  #left = false;
  #attempts: LoginAttempts | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #open: () => Promise<LoginDependencies>;
  readonly #start: LoginStart;

  /** `open` loads the portal; it may be called several times, and again after a failure. */
  constructor(open: () => Promise<LoginDependencies>, start: LoginStart) {
    this.#open = open;
    this.#state = start.state;
    this.#start = start;
  }

  readonly snapshot = (): LoginState => this.#state;

  /** Steps after the first one; defined before any state that needs them. */
  get attempts(): LoginAttempts | undefined {
    return this.#attempts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Marks the page as open; returns the function that marks it as left. Late responses then do not log the customer in.
   */
  readonly mount = (): (() => void) => {
    this.#left = false;
    return () => {
      this.#left = true;
    };
  };

  /** Loads the portal while the customer types; a failure is shown only on submit. */
  readonly prepare = (): void => {
    this.#open().then(
      (dependencies) => this.#arrived(dependencies),
      (error: unknown) => this.#start.report(error),
    );
  };

  readonly giveLogin = async (login: string): Promise<void> => {
    if (this.#begin({ kind: "login-given", login })) await (await this.#ready(login))?.askLogin();
  };

  readonly register = async (login: string): Promise<void> => (await this.#ready(login))?.register(login);

  readonly changeLogin = (): void => this.#apply({ kind: "change-login" });

  readonly back = (): void => this.#apply({ kind: "back" });

  /** Clears the error about the missing network once the network is back. */
  readonly clearOfflineFailure = (): void => this.#put(clearOfflineFailure(this.#state));

  /** Applies an event. Returns true if it started an operation; false while another operation runs. */
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
      hasLeftPage: () => this.#left,
      report: this.#start.report,
      handleError: (login, error) => this.#handleError(login, error),
    }));
  }

  async #ready(login: string): Promise<LoginAttempts | undefined> {
    try {
      return this.#arrived(await this.#open());
    } catch (error) {
      this.#handleError(login, error);
      return undefined;
    }
  }

  /** Reloads the page for a chunk that failed to load, if that may help; shows any other error. Reports both. */
  #handleError(login: string, error: unknown): void {
    this.#start.report(error);
    const kind = isChunkLoadError(error) ? "unreachable" : "unexpected-error";
    if (kind === "unexpected-error" || !this.#start.lost(login))
      this.#apply({ kind: "refused", failureReason: { kind } });
  }

  #apply(event: LoginEvent): void {
    // Only the first step works until the remaining steps have loaded.
    this.#put((this.#attempts?.rules ?? reduceFirstLoginStep)(this.#state, event));
  }

  #put(next: LoginState): void {
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
