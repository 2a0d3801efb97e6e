import type {
  CodeChannel,
  Identity,
  LoginProblem,
  LoginRefusal,
  RegisterStage,
  RegistrationPort,
} from "#domain/login/index.ts";
import { loginStep } from "#domain/login/login-flow.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey } from "#domain/shared-kernel/write.ts";
import type { LoginDoor } from "../login.model.ts";
import type { Attempts, LoginPage } from "../steps/attempts.ts";
import { RegisterView } from "./register.view.tsx";
import { stageProblemText } from "./stage-problem.ts";

type At<Kind extends RegisterStage["kind"]> = Extract<RegisterStage, { readonly kind: Kind }>;

/** What is kept of a form that was left. */
type KeptField = "customerNumber" | "identification" | "login";

/** How a write shows whose answer was lost, and what comes when it was done all the same. */
interface Look {
  readonly verifyApplied: () => Promise<boolean | undefined>;
  readonly found: () => void | Promise<void>;
}

/** Nothing shows afterwards whether a code was sent, or taken. */
const UNSEEN: Look = { verifyApplied: () => Promise.resolve(undefined), found: () => undefined };

/** A new account: its rules, its views and what is tried there (LOGIN-04). Fetched by those who want one. */
export class Registration {
  readonly View = RegisterView;
  readonly rules = loginStep;
  readonly #door: LoginDoor;
  readonly #page: LoginPage;
  readonly #attempts: Pick<Attempts, "givePassword" | "refuse" | "problemText">;
  readonly #port: RegistrationPort;
  readonly #idempotencyKey: IdempotencyKey;
  readonly #typed = new Map<KeptField, string>();

  constructor(
    door: LoginDoor,
    page: LoginPage,
    {
      attempts,
      port,
    }: {
      readonly attempts: Pick<Attempts, "givePassword" | "refuse" | "problemText">;
      readonly port: RegistrationPort;
    },
  ) {
    this.#door = door;
    this.#page = page;
    this.#attempts = attempts;
    this.#port = port;
    this.#idempotencyKey = new IdempotencyKey(door.idempotencyKeys);
  }

  /** What happened and what to do next, in the words of a registration. */
  readonly problemText = (problem: LoginProblem): string => stageProblemText(problem, this.#attempts.problemText);

  /** What was typed, sent or not: going back loses nothing but passwords. */
  readonly typed = (field: KeptField): string | undefined => this.#typed.get(field);

  readonly keep = (field: KeptField, value: string): void => void this.#typed.set(field, value);

  /** The moment that it is, ms. */
  readonly now = (): number => this.#door.now();

  readonly giveIdentity = async (identity: Identity): Promise<void> => {
    if (!this.#page.begin({ kind: "identity-given", ...identity })) return;
    const stage = this.#at("identity");
    if (stage === undefined) return;
    const answer = await this.#port.identify(stage);
    return answer.ok
      ? this.#page.apply({ kind: "identified", identified: answer.value })
      : this.#attempts.refuse(answer.failure);
  };

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
  async giveAccount(account: {
    readonly login: string;
    readonly password: string;
    readonly repeated: string;
  }): Promise<void> {
    if (!this.#page.begin({ kind: "account-given", ...account })) return;
    const stage = this.#at("account");
    if (stage === undefined) return;
    const { ticket } = stage;
    const { login, password } = account;
    const made = () => {
      this.#page.apply({ kind: "registered" });
      return this.#attempts.givePassword(password);
    };
    await this.#write(
      [ticket, login, password],
      (intentId) => this.#port.createAccount({ intentId, ticket, login, password }),
      made,
      {
        // whoever had no account a moment ago and has one now has got this one
        verifyApplied: async () => {
          const answer = await this.#port.identify(stage);
          return answer.ok ? answer.value.kind === "has-account" : undefined;
        },
        found: made,
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

  /** Pressed again after a lost answer it is the same intent, and brings that answer. */
  async #write<Value>(
    content: readonly unknown[],
    send: (intentId: string) => Promise<Result<Value, LoginRefusal | TransportFailure>>,
    done: (value: Value) => void | Promise<void>,
    look: Look = UNSEEN,
  ): Promise<void> {
    const end = await executeWrite<Value, LoginRefusal>(this.#idempotencyKey, {
      content,
      send,
      verifyApplied: look.verifyApplied,
    });
    switch (end.kind) {
      case "done":
        return done(end.value);
      case "found-done":
        return look.found();
      case "not-done":
      case "unknown":
        return this.#attempts.refuse(end.failure);
      case "cancelled":
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
