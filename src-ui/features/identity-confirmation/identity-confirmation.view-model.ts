import { action, makeObservable, observable, observableRef } from "mobx";
import type {
  IdentityProofPort,
  LoginRefusal,
  SecondFactorChallenge,
  SecondFactorNeeded,
} from "#domain/login/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { smsCode } from "#domain/validation/index.ts";

/** Reason why the identity is not confirmed yet. */
export type IdentityProblem =
  | { readonly kind: "password-missing" }
  | { readonly kind: "code-incomplete" }
  | LoginRefusal
  | TransportFailure;

type Proof = Result<"confirmed", SecondFactorNeeded | LoginRefusal | TransportFailure>;

/** View model of one confirmation of the identity: the password, then a code if the login has a second factor. */
export class IdentityConfirmationViewModel {
  password = "";
  code = "";
  /** Second factor; `undefined` while the password is asked for. */
  challenge: SecondFactorChallenge | undefined = undefined;
  busy = false;
  problem: IdentityProblem | undefined = undefined;
  readonly #proof: IdentityProofPort;
  readonly #onConfirmed: () => void;

  constructor(proof: IdentityProofPort, onConfirmed: () => void) {
    this.#proof = proof;
    this.#onConfirmed = onConfirmed;
    makeObservable<this, "begin" | "end">(this, {
      password: observable,
      code: observable,
      challenge: observableRef,
      busy: observable,
      problem: observableRef,
      typePassword: action,
      typeCode: action,
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

  /** Sends the password or the code. Resolves with the field to focus when the customer has to type again. */
  readonly submit = async (): Promise<"password" | "code" | undefined> => {
    if (this.busy) return undefined;
    const { challenge, password, code } = this;
    if (challenge === undefined && password === "") this.end({ kind: "password-missing" });
    else if (challenge !== undefined && smsCode(code) !== "valid") this.end({ kind: "code-incomplete" });
    else {
      this.begin();
      this.#receive(
        challenge === undefined
          ? await this.#proof.provePassword(password)
          : await this.#proof.proveCode({ challengeId: challenge.challengeId, code }),
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
    } else if (proof.failure.kind === "second-factor") this.end(undefined, proof.failure.challenge);
    // A lock or an expired challenge restarts with the password.
    else if (proof.failure.kind === "locked" || proof.failure.kind === "challenge-over")
      this.end(proof.failure, "password");
    else this.end(proof.failure);
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
    this.password = "";
    this.code = "";
  }
}
