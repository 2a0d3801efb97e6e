import { mayEnter, type LoginEvent, type LoginRefusal, type LoginState } from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import type { TransportFailure } from "#domain/shared-kernel/index.ts";
import type { LoginDoor } from "../login.model.ts";
import type { Protection } from "../protection/protection.ts";

/** The page on which somebody tries to get in. */
export interface LoginPage {
  state(): LoginState;
  /** Whether the event began something that is now under way. */
  begin(event: LoginEvent): boolean;
  apply(event: LoginEvent): void;
  refuse(problem: LoginRefusal | TransportFailure): Promise<void>;
  /** Whoever has left the page is not led in by an answer that comes late. */
  isLeft(): boolean;
  /** Whether the page is going away to be loaded anew with this login. */
  isLost(login: string): boolean;
}

/** What is tried once a login was given: a password, and what may be asked for after it. */
export class Attempts {
  readonly #door: LoginDoor;
  readonly #page: LoginPage;
  #protection: Protection | undefined;

  constructor(door: LoginDoor, page: LoginPage) {
    this.#door = door;
    this.#page = page;
  }

  /** The second factor; there before any state that needs it. */
  get protection(): Protection | undefined {
    return this.#protection;
  }

  async givePassword(password: string): Promise<void> {
    if (!this.#page.begin({ kind: "password-given", password })) return;
    const { login } = this.#page.state();
    // the fake step asks the provider too: its answer takes as long as a real one
    const answer = await this.#door.port.startSession({ login, password });
    if (answer.ok) return this.#enter(answer.value);
    if (answer.failure.kind !== "second-factor") return this.#page.refuse(answer.failure);
    try {
      this.#protection ??= new (await this.#door.openProtection())(this.#door, this.#page, (session) => this.#enter(session));
      this.#page.apply({ kind: "challenged", challenge: answer.failure.challenge });
    } catch {
      if (!this.#page.isLost(login)) this.#page.apply({ kind: "refused", problem: { kind: "unreachable" } });
    }
  }

  /** Lets somebody in. A session that nobody may enter with is ended at the provider. */
  async #enter(session: UserSession): Promise<void> {
    if (mayEnter(this.#page.state()) && !this.#page.isLeft()) return this.#door.enter(session);
    this.#door.discard(session);
    return this.#page.refuse({ kind: "login-refused", code: "BAD_CREDENTIALS" });
  }
}
