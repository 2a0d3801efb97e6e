import type { CodeChannel, Identity, LoginProblem, LoginRefusal, RegisterStage, RegistrationPort } from "#domain/login/index.ts";
import { loginStep } from "#domain/login/login-flow.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { carryOut, CurrentIntent } from "#domain/shared-kernel/write.ts";
import type { LoginDoor } from "../login.model.ts";
import type { Attempts, LoginPage } from "../steps/attempts.ts";
import { RegisterView } from "./register.view.tsx";
import { stageProblemText } from "./stage-problem.ts";

type At<Kind extends RegisterStage["kind"]> = Extract<RegisterStage, { readonly kind: Kind }>;

/** A new account: its rules, its views and what is tried there (LOGIN-04). Fetched by those who want one. */
export class Registration {
  readonly View = RegisterView;
  readonly rules = loginStep;
  readonly #door: LoginDoor;
  readonly #page: LoginPage;
  readonly #attempts: Pick<Attempts, "givePassword" | "refuse" | "problemText">;
  readonly #port: RegistrationPort;
  readonly #intent: CurrentIntent;

  constructor(door: LoginDoor, page: LoginPage, { attempts, port }: { readonly attempts: Pick<Attempts, "givePassword" | "refuse" | "problemText">; readonly port: RegistrationPort }) {
    this.#door = door;
    this.#page = page;
    this.#attempts = attempts;
    this.#port = port;
    this.#intent = new CurrentIntent(door.intentIds);
  }

  /** What happened and what to do next, in the words of a registration. */
  readonly problemText = (problem: LoginProblem): string => stageProblemText(problem, this.#attempts.problemText);

  /** The moment that it is, ms. */
  readonly now = (): number => this.#door.now();

  async giveIdentity(identity: Identity): Promise<void> {
    if (!this.#page.begin({ kind: "identity-given", ...identity })) return;
    const stage = this.#at("identity");
    if (stage === undefined) return;
    const answer = await this.#port.identify(stage);
    return answer.ok ? this.#page.apply({ kind: "identified", identified: answer.value }) : this.#attempts.refuse(answer.failure);
  }

  async chooseChannel(channel: CodeChannel): Promise<void> {
    if (!this.#page.begin({ kind: "channel-chosen", channel })) return;
    const stage = this.#at("channel");
    if (stage !== undefined) await this.#sendCode(stage, channel, false);
  }

  /** Another code, by the same way, in place of the one that did not come. */
  async askAnotherCode(): Promise<void> {
    if (!this.#page.begin({ kind: "code-again", now: this.#door.now() })) return;
    const stage = this.#at("code");
    if (stage !== undefined) await this.#sendCode(stage, stage.channel, true);
  }

  async giveCode(code: string): Promise<void> {
    if (!this.#page.begin({ kind: "code-given", code, remember: false })) return;
    const stage = this.#at("code");
    if (stage === undefined) return;
    const { customerNumber, identification } = stage;
    await this.#write(
      [customerNumber, identification, code],
      (intentId) => this.#port.verifyCode({ customerNumber, identification, intentId, code }),
      (ticket) => this.#page.apply({ kind: "code-accepted", ticket }),
    );
  }

  /** Makes the account, and logs in with it. */
  async giveAccount(account: { readonly login: string; readonly password: string; readonly repeated: string }): Promise<void> {
    if (!this.#page.begin({ kind: "account-given", ...account })) return;
    const stage = this.#at("account");
    if (stage === undefined) return;
    const { ticket } = stage;
    const { login, password } = account;
    await this.#write(
      [ticket, login, password],
      (intentId) => this.#port.createAccount({ intentId, ticket, login, password }),
      () => {
        this.#page.apply({ kind: "registered" });
        return this.#attempts.givePassword(password);
      },
    );
  }

  async #sendCode({ customerNumber, identification }: Identity, channel: CodeChannel, another: boolean): Promise<void> {
    await this.#write(
      [customerNumber, identification, channel, another],
      (intentId) => this.#port.sendCode({ customerNumber, identification, intentId, channel, another }),
      ({ validUntil, againAt }) => this.#page.apply({ kind: "code-sent", validUntil, againAt }),
    );
  }

  /** Nothing shows afterwards whether a write was done: pressed again it is the same intent, and brings the answer that was lost. */
  async #write<Value>(
    content: readonly unknown[],
    send: (intentId: string) => Promise<Result<Value, LoginRefusal | TransportFailure>>,
    done: (value: Value) => void | Promise<void>,
  ): Promise<void> {
    const end = await carryOut<Value, LoginRefusal>(this.#intent, { content, send, isThere: () => Promise.resolve(undefined) });
    switch (end.kind) {
      case "done":
        return done(end.value);
      case "not-done":
      case "unknown":
        return this.#attempts.refuse(end.failure);
      case "found-done":
      case "given-up":
        return this.#attempts.refuse({ kind: "unreachable" });
    }
  }

  #at<Kind extends RegisterStage["kind"]>(kind: Kind): At<Kind> | undefined {
    const state = this.#page.state();
    return state.step === "REGISTER" && isAt(state.stage, kind) ? state.stage : undefined;
  }
}

function isAt<Kind extends RegisterStage["kind"]>(stage: RegisterStage, kind: Kind): stage is At<Kind> {
  return stage.kind === kind;
}
