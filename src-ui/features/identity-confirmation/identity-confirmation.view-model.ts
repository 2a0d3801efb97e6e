import { action, makeObservable, observable, observableRef } from "mobx";
import type {
  IdentityProofPort,
  LoginRefusal,
  SecondFactorChallenge,
  SecondFactorNeeded,
} from "#domain/login/index.ts";
import { isRecoveryCode, normalizeRecoveryCode } from "#domain/login/recovery-code.ts";
import type { AuthenticatorPort } from "#domain/passkeys/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";
import { smsCode } from "#domain/validation/index.ts";

/** Reason why the identity is not confirmed yet. */
export type IdentityProblem =
  | { readonly kind: "password-missing" }
  | { readonly kind: "code-incomplete" }
  | { readonly kind: "recovery-code-incomplete" }
  /** The device gave no passkey: the customer cancelled, or it cannot. */
  | { readonly kind: "passkey-not-given" }
  | LoginRefusal
  | TransportFailure;

type Authenticator = Pick<AuthenticatorPort, "isSupported" | "sign">;

type Proof = Result<"confirmed", SecondFactorNeeded | LoginRefusal | TransportFailure>;

/** View model of one confirmation of the identity: the password, then a code if the login has a second factor. */
export class IdentityConfirmationViewModel {
  password = "";
  code = "";
  /** Second factor; `undefined` while the password is asked for. */
  challenge: SecondFactorChallenge | undefined = undefined;
  /** True if a recovery code is typed instead of the code (KEY-07). */
  usesRecoveryCode = false;
  /** True once this device is known to have passkeys, and the challenge takes one (KEY-04). */
  canUsePasskey = false;
  busy = false;
  problem: IdentityProblem | undefined = undefined;
  readonly #proof: IdentityProofPort;
  readonly #onConfirmed: () => void;
  readonly #loadAuthenticator: (() => Promise<Authenticator>) | undefined;
  #authenticator: Authenticator | undefined;

  constructor(proof: IdentityProofPort, onConfirmed: () => void, authenticator?: () => Promise<Authenticator>) {
    this.#proof = proof;
    this.#loadAuthenticator = authenticator;
    this.#onConfirmed = onConfirmed;
    makeObservable<this, "begin" | "end" | "setCanUsePasskey">(this, {
      password: observable,
      code: observable,
      challenge: observableRef,
      usesRecoveryCode: observable,
      canUsePasskey: observable,
      busy: observable,
      problem: observableRef,
      typePassword: action,
      typeCode: action,
      chooseRecoveryCode: action,
      setCanUsePasskey: action,
      begin: action,
      end: action,
    });
  }

  readonly typePassword = (password: string): void => {
    this.password = password;
  };

  readonly typeCode = (code: string): void => {
    this.code = code;
  };

  /** Asks for a recovery code instead of the code, or for the code again. */
  readonly chooseRecoveryCode = (usesRecoveryCode: boolean): void => {
    if (this.busy) return;
    this.usesRecoveryCode = usesRecoveryCode;
    this.code = "";
    this.problem = undefined;
  };

  /** Asks the device for a passkey instead of the code. */
  readonly usePasskey = async (): Promise<void> => {
    const { challenge } = this;
    if (this.busy || challenge?.passkeyOptions === undefined || this.#authenticator === undefined) return;
    this.begin();
    const signed = await this.#authenticator.sign(challenge.passkeyOptions);
    if (!signed.ok) return this.end({ kind: "passkey-not-given" });
    const proof = await this.#proof.proveSecondFactor({ challengeId: challenge.challengeId, passkey: signed.value });
    // A rejected passkey has used its challenge up.
    if (!proof.ok) this.setCanUsePasskey(false);
    this.#receive(proof);
  };

  /** Sends the password or the code. Resolves with the field to focus when the customer has to type again. */
  readonly submit = async (): Promise<"password" | "code" | undefined> => {
    if (this.busy) return undefined;
    const { challenge, password, code } = this;
    if (challenge === undefined && password === "") this.end({ kind: "password-missing" });
    else if (challenge !== undefined && !this.#isComplete(code))
      this.end({ kind: this.usesRecoveryCode ? "recovery-code-incomplete" : "code-incomplete" });
    else {
      const typed = this.usesRecoveryCode ? { recoveryCode: normalizeRecoveryCode(code) } : { code };
      this.begin();
      this.#receive(
        challenge === undefined
          ? await this.#proof.provePassword(password)
          : await this.#proof.proveSecondFactor({ challengeId: challenge.challengeId, ...typed }),
      );
    }
    if (this.problem === undefined && this.challenge === challenge) return undefined;
    return this.challenge === undefined ? "password" : "code";
  };

  /** Requests another code to replace one that did not arrive. */
  readonly requestAnotherCode = async (): Promise<void> => {
    const { challenge } = this;
    if (this.busy || challenge === undefined) return;
    this.begin();
    const sent = await this.#proof.sendAnotherCode(challenge.challengeId);
    this.#receive(sent.ok ? { ok: false, failure: { kind: "second-factor", challenge: sent.value } } : sent);
  };

  #receive(proof: Proof): void {
    if (proof.ok) {
      this.end(undefined);
      this.#onConfirmed();
    } else if (proof.failure.kind === "second-factor") {
      this.end(undefined, proof.failure.challenge);
      void this.#offerPasskey(proof.failure.challenge);
    }
    // A lock or an expired challenge restarts with the password.
    else if (proof.failure.kind === "locked" || proof.failure.kind === "challenge-over")
      this.end(proof.failure, "password");
    else this.end(proof.failure);
  }

  #isComplete(code: string): boolean {
    return this.usesRecoveryCode ? isRecoveryCode(code) : smsCode(code) === "valid";
  }

  /** Loads what a passkey needs. If that fails, the other ways still work. */
  async #offerPasskey({ passkeyOptions }: SecondFactorChallenge): Promise<void> {
    try {
      if (passkeyOptions !== undefined) this.#authenticator ??= await this.#loadAuthenticator?.();
    } catch (error) {
      reportHandledError(error);
    }
    this.setCanUsePasskey(passkeyOptions !== undefined && this.#authenticator?.isSupported === true);
  }

  private setCanUsePasskey(canUsePasskey: boolean): void {
    this.canUsePasskey = canUsePasskey;
  }

  private begin(): void {
    this.busy = true;
    this.problem = undefined;
  }

  private end(problem: IdentityProblem | undefined, next?: SecondFactorChallenge | "password"): void {
    this.busy = false;
    this.problem = problem;
    if (next === undefined) return;
    this.challenge = next === "password" ? undefined : next;
    this.usesRecoveryCode = false;
    this.password = "";
    this.code = "";
  }
}
