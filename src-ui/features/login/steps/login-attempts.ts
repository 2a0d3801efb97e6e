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
import type { Registration } from "../registration/registration.ts";
import { LaterStep } from "./later-step.view.tsx";
import { stepProblemText } from "./step-problem.ts";

/** The page on which somebody tries to get in. */
export interface LoginPageHandle {
  state(): LoginState;
  /** Whether the event began something that is now under way. */
  begin(event: LoginEvent): boolean;
  apply(event: LoginEvent): void;
  /** Calls `listener` with every change of the state. */
  subscribe(listener: () => void): void;
  /** Whoever has left the page is not led in by an answer that comes late. */
  isLeft(): boolean;
  /** Whether the page is going away to be loaded anew with this login. */
  isLost(login: string): boolean;
}

/** What is tried once a login was given: a password, and what may be asked for after it; or a registration. */
export class LoginAttempts {
  readonly View = LaterStep;
  readonly #dependencies: LoginDependencies;
  readonly #page: LoginPageHandle;
  /** Goes by the first entry of the browser's history, once that is kept in step. */
  #leave = (then: () => void): void => then();
  #rules: (state: LoginState, event: LoginEvent) => LoginState = reduceSignIn;
  #refusals: ProblemTextOf | undefined;
  #protection: Protection | undefined;
  #registration: Registration | undefined;

  constructor(dependencies: LoginDependencies, page: LoginPageHandle) {
    this.#dependencies = dependencies;
    this.#page = page;
    // whom it does not come to has the page's own way back
    dependencies.steps
      .openHistory()
      .then(({ syncBrowserHistory }) => (this.#leave = syncBrowserHistory(page)))
      .catch(() => undefined);
  }

  /** The machine, as much of it as has come. */
  get rules() {
    return this.#rules;
  }

  /** What happened and what to do next. */
  get problemText(): ProblemTextOf {
    return this.#refusals ?? stepProblemText;
  }

  /** The second factor; there before any state that needs it. */
  get protection(): Protection | undefined {
    return this.#protection;
  }

  /** A new account; there before any state that needs it. */
  get registration(): Registration | undefined {
    return this.#registration;
  }

  /** Asks how the login that was given may go on. */
  async askLogin(): Promise<void> {
    const { login } = this.#page.state();
    const answer = await this.#dependencies.port.beforeLogin(login);
    if (!answer.ok) return this.refuse(answer.failure);
    if (answer.value === "not-possible") await this.#openRefusals();
    if (answer.value !== "no-account" || (await this.#openRegistration(login)))
      this.#page.apply({ kind: "possibility", possibility: answer.value });
  }

  /** Whoever does not know the password any more need not type the login again. */
  forgotten(login: string): void {
    this.#dependencies.forgotten(login);
  }

  async register(login: string): Promise<void> {
    if (await this.#openRegistration(login)) this.#page.apply({ kind: "register", login });
  }

  async givePassword(password: string): Promise<void> {
    if (!this.#page.begin({ kind: "password-given", password })) return;
    const { login } = this.#page.state();
    // the fake step asks the provider too: its answer takes as long as a real one
    const answer = await this.#dependencies.port.startSession({ login, password });
    if (answer.ok) return this.enter(answer.value);
    if (answer.failure.kind !== "second-factor") return this.refuse(answer.failure);
    const { challenge } = answer.failure;
    const open = async () =>
      void (this.#protection ??= new (await this.#dependencies.steps.openProtection())(
        this.#dependencies,
        this.#page,
        this,
      ));
    if (await this.#fetched(login, open)) this.#page.apply({ kind: "challenged", challenge });
  }

  /** Lets somebody in. A session that nobody may enter with is ended at the provider. */
  async enter(session: UserSession): Promise<void> {
    if (canStartSession(this.#page.state()) && !this.#page.isLeft())
      return this.#leave(() => this.#dependencies.enter(session));
    this.#dependencies.discard(session);
    return this.refuse({ kind: "login-refused", code: "bad-credentials" });
  }

  /** Says what was refused as soon as there are words for it; without them, that there is no connection. */
  async refuse(problem: LoginRefusal | TransportFailure): Promise<void> {
    await this.#openRefusals();
    this.#page.apply({ kind: "refused", problem });
  }

  async #openRefusals(): Promise<void> {
    this.#refusals ??= await this.#dependencies.steps.openRefusals(this.#dependencies.network).catch(() => undefined);
  }

  /** Whether a registration can be begun; that it cannot is told. */
  #openRegistration(login: string): Promise<boolean> {
    return this.#fetched(login, async () => {
      if (this.#registration !== undefined) return;
      const [Opened, { registration }] = await Promise.all([
        this.#dependencies.steps.openRegistration(),
        this.#dependencies.accountAccess(),
        this.#openRefusals(),
      ]);
      this.#registration = new Opened(this.#dependencies, this.#page, { attempts: this, port: registration });
      this.#rules = this.#registration.rules;
    });
  }

  async #fetched(login: string, fetch: () => Promise<void>): Promise<boolean> {
    try {
      await fetch();
      return true;
    } catch {
      if (!this.#page.isLost(login)) this.#page.apply({ kind: "refused", problem: { kind: "unreachable" } });
      return false;
    }
  }
}
