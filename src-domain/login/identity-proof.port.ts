import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { LoginRefusal } from "./login.errors.ts";
import type { SecondFactorNeeded, SecondFactorProof } from "./login.port.ts";
import type { SecondFactorChallenge } from "./second-factor-challenge.ts";

/** Proves the identity of the customer in an open session (`confirmIdentity`, SESS-13). Locks are those of a login. */
export interface IdentityProofPort {
  /** Proves the password. Fails with `second-factor` if the login has one, also on a trusted device. */
  provePassword(password: string): Promise<Result<"confirmed", SecondFactorNeeded | LoginRefusal | TransportFailure>>;
  /** Answers a challenge with its code, a passkey (KEY-04) or a recovery code (KEY-07). */
  proveSecondFactor(
    proof: SecondFactorProof & { readonly challengeId: string },
  ): Promise<Result<"confirmed", LoginRefusal | TransportFailure>>;
  /** Sends another code for a challenge and invalidates the former one. */
  sendAnotherCode(challengeId: string): Promise<Result<SecondFactorChallenge, LoginRefusal | TransportFailure>>;
}
