import type {
  CodeChannel,
  Identity,
  LoginFailureReason,
  LoginRefusal,
  RegisterStage,
  RegistrationPort,
} from "#domain/login/index.ts";
import { reduceLogin } from "#domain/login/login-reducer.ts";
import { createAccount } from "#domain/login/use-cases/create-account.ts";
import { sendRegistrationCode } from "#domain/login/use-cases/send-registration-code.ts";
import { verifyRegistrationCode } from "#domain/login/use-cases/verify-registration-code.ts";
import { IdempotencyKeyIssuer, type WriteOutcome } from "#domain/shared-kernel/write.ts";
import type { LoginDependencies } from "../login.view-model.ts";
import type { LoginAttempts, LoginPageHandle } from "../steps/login-attempts.ts";
import { RegisterView } from "./register.view.tsx";
import { registrationProblemText } from "./registration-problem-text.ts";

type StageOfKind<Kind extends RegisterStage["kind"]> = Extract<RegisterStage, { readonly kind: Kind }>;

/** Fields whose values are restored after the form was left. */
type DraftField = "customerNumber" | "identification" | "login";

/** Login data of a new account, as typed. */
interface NewAccount {
  readonly login: string;
  readonly password: string;
  readonly repeated: string;
}

/** Registration: its rules, views and calls (LOGIN-04). Loaded only on demand. */
export class RegistrationFlow {
  readonly View = RegisterView;
  readonly rules = reduceLogin;
  readonly #dependencies: LoginDependencies;
  readonly #page: LoginPageHandle;
  readonly #attempts: Pick<LoginAttempts, "runStep" | "givePassword" | "refuse" | "problemText">;
  readonly #port: RegistrationPort;
  readonly #onAccountCreated: () => void;
  readonly #idempotencyKey: IdempotencyKeyIssuer;
  readonly #typed = new Map<DraftField, string>();

  constructor(
    dependencies: LoginDependencies,
    page: LoginPageHandle,
    {
      attempts,
      port,
      onAccountCreated,
    }: {
      readonly attempts: Pick<LoginAttempts, "runStep" | "givePassword" | "refuse" | "problemText">;
      readonly port: RegistrationPort;
      readonly onAccountCreated: () => void;
    },
  ) {
    this.#dependencies = dependencies;
    this.#page = page;
    this.#attempts = attempts;
    this.#port = port;
    this.#onAccountCreated = onAccountCreated;
    this.#idempotencyKey = new IdempotencyKeyIssuer(dependencies.idempotencyKeys);
  }

  /** Text of a problem and its next step, in the wording of the registration. */
  readonly problemText = (failureReason: LoginFailureReason): string =>
    registrationProblemText(failureReason, this.#attempts.problemText, this.now());

  /** Returns the typed value, submitted or not; going back loses only passwords. */
  readonly typed = (field: DraftField): string | undefined => this.#typed.get(field);

  readonly rememberTyped = (field: DraftField, value: string): void => void this.#typed.set(field, value);

  /** Current time, ms since the epoch. */
  readonly now = (): number => this.#dependencies.now();

  readonly giveIdentity = (identity: Identity): Promise<void> => this.#attempts.runStep(() => this.#identify(identity));

  chooseChannel(channel: CodeChannel): Promise<void> {
    return this.#attempts.runStep(() => this.#sendFirstCode(channel));
  }

  /** Requests another code by the same channel, to replace one that did not arrive. */
  askAnotherCode(): Promise<void> {
    return this.#attempts.runStep(() => this.#sendAnotherCode());
  }

  giveCode(code: string): Promise<void> {
    return this.#attempts.runStep(() => this.#verifyCode(code));
  }

  /** Creates the account and logs in with it. */
  giveAccount(account: NewAccount): Promise<void> {
    return this.#attempts.runStep(() => this.#createAccount(account));
  }

  async #identify(identity: Identity): Promise<void> {
    if (!this.#page.begin({ kind: "identity-given", ...identity })) return;
    const stage = this.#at("identity");
    if (stage === undefined) return;
    const answer = await this.#port.identify(stage);
    return answer.ok
      ? this.#page.apply({ kind: "identified", identified: answer.value })
      : this.#attempts.refuse(answer.failure);
  }

  async #sendFirstCode(channel: CodeChannel): Promise<void> {
    if (!this.#page.begin({ kind: "channel-chosen", channel })) return;
    const stage = this.#at("channel");
    if (stage !== undefined) await this.#sendCode(stage, channel, false);
  }

  async #sendAnotherCode(): Promise<void> {
    if (!this.#page.begin({ kind: "resend-requested", now: this.#dependencies.now() })) return;
    const stage = this.#at("code");
    if (stage !== undefined) await this.#sendCode(stage, stage.channel, true);
  }

  async #verifyCode(code: string): Promise<void> {
    if (!this.#page.begin({ kind: "code-given", code, remember: false })) return;
    const stage = this.#at("code");
    if (stage === undefined) return;
    const { customerNumber, identification } = stage;
    const outcome = await verifyRegistrationCode(
      { registration: this.#port },
      { customerNumber, identification, code },
      this.#idempotencyKey,
    );
    if (outcome.kind === "done") return this.#page.apply({ kind: "code-accepted", ticket: outcome.value });
    return this.#refuse(outcome);
  }

  async #createAccount(account: NewAccount): Promise<void> {
    if (!this.#page.begin({ kind: "account-given", ...account })) return;
    const stage = this.#at("account");
    if (stage === undefined) return;
    const { login, password } = account;
    const outcome = await createAccount(
      { registration: this.#port },
      { ...stage, login, password },
      this.#idempotencyKey,
    );
    if (outcome.kind !== "done" && outcome.kind !== "found-done") return this.#refuse(outcome);
    this.#page.apply({ kind: "registered" });
    await this.#attempts.givePassword(password);
    this.#onAccountCreated();
  }

  async #sendCode({ customerNumber, identification }: Identity, channel: CodeChannel, another: boolean): Promise<void> {
    const outcome = await sendRegistrationCode(
      { registration: this.#port },
      { customerNumber, identification, channel, another },
      this.#idempotencyKey,
    );
    if (outcome.kind !== "done") return this.#refuse(outcome);
    const { validUntil, againAt } = outcome.value;
    this.#page.apply({ kind: "code-sent", validUntil, againAt });
  }

  /**
   * Shows the reason why a write failed or is uncertain. A resend after a lost response uses the same idempotency
   * key.
   */
  async #refuse(outcome: Exclude<WriteOutcome<never, LoginRefusal>, { readonly kind: "done" }>): Promise<void> {
    switch (outcome.kind) {
      case "not-done":
      case "unknown":
        return this.#attempts.refuse(outcome.failure);
      case "found-done":
        return undefined;
      case "cancelled":
        return this.#attempts.refuse({ kind: "unreachable" });
    }
  }

  #at<Kind extends RegisterStage["kind"]>(kind: Kind): StageOfKind<Kind> | undefined {
    const state = this.#page.state();
    return state.step === "REGISTER" && isStageOfKind(state.stage, kind) ? state.stage : undefined;
  }
}

function isStageOfKind<Kind extends RegisterStage["kind"]>(
  stage: RegisterStage,
  kind: Kind,
): stage is StageOfKind<Kind> {
  return stage.kind === kind;
}
