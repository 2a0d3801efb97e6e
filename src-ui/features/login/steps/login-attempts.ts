import {
  canStartSession,
  reduceSignIn,
  type LoginEvent,
  type LoginRefusal,
  type LoginState,
} from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import type { TransportFailure } from "#domain/shared-kernel/index.ts";
import type { LoginDependencies } from "../login.view-model.ts";
import type { Protection } from "../protection/protection.ts";
import type { ProblemTextOf } from "../refusals/problem-text.ts";
import type { RegistrationFlow } from "../registration/registration-flow.ts";
import { LaterStep } from "./later-step.view.tsx";
import { stepProblemText } from "./step-problem-text.ts";

/** Login page as the attempts see it. */
export interface LoginPageHandle {
  state(): LoginState;
  /** Applies an event. Returns true if it started an operation. */
  begin(event: LoginEvent): boolean;
  apply(event: LoginEvent): void;
  /** Calls `listener` after each change of the state. */
  subscribe(listener: () => void): void;
  /** Returns true if the user has left the page; late responses then do not log in. */
  hasLeftPage(): boolean;
  /** Reports an error that is not shown. */
  report(error: unknown): void;
  /** Reports a thrown error; reloads the page with this login if that may help, otherwise shows the error. */
  handleError(login: string, error: unknown): void;
}

/** Steps after the login was entered: password, second factor, or registration. */
export class LoginAttempts {
  readonly View = LaterStep;
  readonly #dependencies: LoginDependencies;
  readonly #page: LoginPageHandle;
  /** Leaves by the first entry of the browser's history, once that is synchronised. */
  #leave = (then: () => void): void => then();
  #rules: (state: LoginState, event: LoginEvent) => LoginState = reduceSignIn;
  #refusals: ProblemTextOf | undefined;
  #protection: Protection | undefined;
  #registration: RegistrationFlow | undefined;

  constructor(dependencies: LoginDependencies, page: LoginPageHandle) {
    this.#dependencies = dependencies;
    this.#page = page;
    // If loading fails, the page still has its own back button.
    dependencies.steps
      .openHistory()
      .then(({ syncBrowserHistory }) => (this.#leave = syncBrowserHistory(page)))
      .catch((error: unknown) => page.report(error));
  }

  /** Reducer with the steps loaded so far. */
  get rules() {
    return this.#rules;
  }

  /** Text of a problem and its next step. */
  get problemText(): ProblemTextOf {
    return this.#refusals ?? stepProblemText;
  }

  /** Second factor; defined before any state that needs it. */
  get protection(): Protection | undefined {
    return this.#protection;
  }

  /** Registration; defined before any state that needs it. */
  get registration(): RegistrationFlow | undefined {
    return this.#registration;
  }

  /** False if the provider cannot reset a password (CALL-12). */
  get canResetPassword(): boolean {
    return this.#dependencies.isAvailable("passwordReset");
  }

  get #canRegister(): boolean {
    return this.#dependencies.isAvailable("registration");
  }

  /** Runs a step of the login. An error that it throws is reported and shown; the form can be sent again. */
  async runStep(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.#page.handleError(this.#page.state().login, error);
    }
  }

  /** Requests the next step of the entered login from the server. */
  askLogin(): Promise<void> {
    return this.runStep(async () => {
      const { login } = this.#page.state();
      const answer = await this.#dependencies.port.beforeLogin(login);
      if (!answer.ok) return this.refuse(answer.failure);
      // Without registration, a person without an account can only call the help desk.
      const possibility = answer.value === "no-account" && !this.#canRegister ? "not-possible" : answer.value;
      if (possibility === "not-possible") await this.#openRefusals();
      if (possibility !== "no-account" || (await this.#openRegistration(login)))
        this.#page.apply({ kind: "login-checked", possibility });
    });
  }

  /** Opens the password reset with the entered login. */
  forgotten(login: string): void {
    this.#dependencies.forgotten(login);
  }

  async register(login: string): Promise<void> {
    if (!this.#canRegister) return this.refuse({ kind: "not-supported" });
    if (await this.#openRegistration(login)) this.#page.apply({ kind: "register", login });
  }

  givePassword(password: string): Promise<void> {
    return this.runStep(() => this.#startSession(password));
  }

  async #startSession(password: string): Promise<void> {
    if (!this.#page.begin({ kind: "password-given", password })) return;
    const { login } = this.#page.state();
    // The fake password step of an unknown login calls the server too, so that its response takes as long as a real
    // one.
    const answer = await this.#dependencies.port.startSession({ login, password });
    if (answer.ok) return this.openSession(answer.value);
    if (answer.failure.kind !== "second-factor") return this.refuse(answer.failure);
    const { challenge } = answer.failure;
    const open = async (): Promise<void> => {
      this.#protection ??= new (await this.#dependencies.steps.openProtection())(this.#dependencies, this.#page, this);
      await this.#protection.prepare(challenge);
    };
    if (await this.#fetched(login, open)) this.#page.apply({ kind: "challenged", challenge });
  }

  /** Logs in with the session. Ends it at the server if the page was left or the state does not allow it. */
  async openSession(session: UserSession): Promise<void> {
    if (canStartSession(this.#page.state()) && !this.#page.hasLeftPage())
      return this.#leave(() => this.#dependencies.openSession(session));
    this.#dependencies.endUnusedSession(session);
    return this.refuse({ kind: "login-refused", code: "bad-credentials" });
  }

  /** Shows a refusal once its texts have loaded; if loading fails, shows a connection problem. */
  async refuse(failureReason: LoginRefusal | TransportFailure): Promise<void> {
    await this.#openRefusals();
    this.#page.apply({ kind: "refused", failureReason });
  }

  async #openRefusals(): Promise<void> {
    const { steps, network, now } = this.#dependencies;
    this.#refusals ??= await steps
      .openRefusals(network, now, () => this.canResetPassword)
      .catch((error: unknown) => {
        this.#page.report(error);
        return undefined;
      });
  }

  /** Returns true if registration could be loaded; shows an error otherwise. */
  #openRegistration(login: string): Promise<boolean> {
    return this.#fetched(login, async () => {
      if (this.#registration !== undefined) return;
      const [Opened, { registration, onAccountCreated }] = await Promise.all([
        this.#dependencies.steps.openRegistration(),
        this.#dependencies.accountAccess(),
        this.#openRefusals(),
      ]);
      this.#registration = new Opened(this.#dependencies, this.#page, {
        attempts: this,
        port: registration,
        onAccountCreated,
      });
      this.#rules = this.#registration.rules;
    });
  }

  async #fetched(login: string, fetch: () => Promise<void>): Promise<boolean> {
    try {
      await fetch();
      return true;
    } catch (error) {
      this.#page.handleError(login, error);
      return false;
    }
  }
}
