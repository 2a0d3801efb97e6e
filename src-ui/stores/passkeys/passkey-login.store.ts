import { action, makeObservable, observable, observableRef } from "mobx";
import type { LoginRefusal } from "#domain/login/index.ts";
import type { AuthenticatorFailure, AuthenticatorPort, PasskeyLoginPort } from "#domain/passkeys/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { fail, type ClockPort, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";

/** Reason why the login with a passkey failed. `not-given`: the customer cancelled, or the device has none. */
export type PasskeyLoginProblem = { readonly kind: "not-given" } | LoginRefusal | TransportFailure;

export interface PasskeyLoginDependencies {
  readonly authenticator: AuthenticatorPort;
  readonly login: PasskeyLoginPort;
  readonly clock: Pick<ClockPort, "scheduler">;
  /** Opens the session of the customer. */
  readonly openSession: (session: UserSession) => void;
  /** Ends the new session on the server: another login was faster, or the page was left. */
  readonly endUnusedSession: (session: UserSession) => void;
  readonly hasLeftPage: () => boolean;
}

const DECLINED: Result<never, AuthenticatorFailure> = fail({ kind: "authenticator-failed", code: "declined" });

/** Time after which the challenge of the suggestions is replaced, ms. It expires after five minutes. */
const RENEW_AFTER_MS = 4 * 60_000;

/** Logs in with a passkey from the login page: by a button, or by a suggestion of the login field (KEY-03). */
export class PasskeyLoginStore {
  /** True once the device is known to use passkeys. */
  isOffered = false;
  isRunning = false;
  problem: PasskeyLoginProblem | undefined = undefined;
  readonly #dependencies: PasskeyLoginDependencies;
  /** Number of the current suggestions; those with a former number have ended. */
  #suggestionTurn = 0;

  constructor(dependencies: PasskeyLoginDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "begin" | "end" | "show" | "showProblem">(this, {
      isOffered: observable,
      isRunning: observable,
      problem: observableRef,
      begin: action,
      end: action,
      show: action,
      showProblem: action,
    });
  }

  /** Shows the button and the suggestions where the device supports them. */
  start(): void {
    if (!this.#dependencies.authenticator.isSupported) return;
    this.show();
    void this.#suggest();
  }

  /** Ends the suggestions, because the page is left. */
  stop(): void {
    this.#suggestionTurn += 1;
    this.#dependencies.authenticator.stopAutofill();
  }

  /** Asks the device for a passkey and logs in with it. */
  readonly logIn = async (): Promise<void> => {
    if (this.isRunning) return;
    this.begin();
    this.stop();
    const { authenticator } = this.#dependencies;
    this.end(await this.#attempt((options) => authenticator.sign(options)));
    void this.#suggest();
  };

  /** Offers passkeys among the suggestions of the login field, until the page is left. */
  async #suggest(): Promise<void> {
    const { authenticator, clock, hasLeftPage } = this.#dependencies;
    const turn = (this.#suggestionTurn += 1);
    const isCurrent = (): boolean => turn === this.#suggestionTurn && !hasLeftPage();
    if (!(await authenticator.canAutofill())) return;
    while (isCurrent()) {
      let isRenewed = false;
      const renewal = clock.scheduler.schedule(() => {
        isRenewed = true;
        authenticator.stopAutofill();
      }, RENEW_AFTER_MS);
      const problem = await this.#attempt((options) =>
        // Ended while the challenge was requested.
        isCurrent() ? authenticator.autofill(options) : Promise.resolve(DECLINED),
      );
      renewal.unsubscribe();
      if (isRenewed) continue;
      // A customer who chose no suggestion does not expect a message, nor one about the server.
      if (isCurrent() && (problem?.kind === "login-refused" || problem?.kind === "locked")) this.showProblem(problem);
      return;
    }
  }

  async #attempt(
    sign: (options: string) => Promise<Result<string, AuthenticatorFailure>>,
  ): Promise<PasskeyLoginProblem | undefined> {
    const { login, openSession, endUnusedSession, hasLeftPage } = this.#dependencies;
    const issued = await login.requestOptions();
    if (!issued.ok) return issued.failure;
    const { challengeId, options } = issued.value;
    const signed = await sign(options);
    if (!signed.ok) return { kind: "not-given" };
    const session = await login.openSession({ challengeId, passkey: signed.value });
    if (!session.ok) return session.failure;
    if (hasLeftPage()) endUnusedSession(session.value);
    else openSession(session.value);
    return undefined;
  }

  private show(): void {
    this.isOffered = true;
  }

  private begin(): void {
    this.isRunning = true;
    this.problem = undefined;
  }

  private end(problem: PasskeyLoginProblem | undefined): void {
    this.isRunning = false;
    this.problem = problem;
  }

  /** Shows the problem of a suggestion; not one of `logIn`, which may be running. */
  private showProblem(problem: PasskeyLoginProblem): void {
    this.problem = problem;
  }
}
