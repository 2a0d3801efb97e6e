import { acceptPasskey } from "./log-in-by-passkey.ts";
import type { OperationCall } from "./operation.ts";
import { takePasskeyChallenge } from "./passkey-challenge.ts";
import { spendRecoveryCode } from "./recovery-code.repository.ts";
import { codeRefusalOf } from "./second-factor.ts";
import type { LoginChallenge } from "./second-factor.repository.ts";

/** Refusal of a second factor. */
export interface ProofRefusal {
  readonly errorCode: string;
  /** False for a proof that came too late: it counts towards no lock. */
  readonly isCounted: boolean;
}

const wrong = (errorCode: string): ProofRefusal => ({ errorCode, isCounted: true });
const tooLate = (errorCode: string): ProofRefusal => ({ errorCode, isCounted: false });

/** Returns the reason why the code, the passkey or the recovery code of a second factor is rejected. */
export function proofRefusalOf(
  { tenant, request, passkeyProof, language }: OperationCall,
  challenge: LoginChallenge,
): ProofRefusal | undefined {
  const { challengeId, login } = challenge;
  if (request.text("passkey") !== "") {
    const taken = takePasskeyChallenge(tenant, "second-factor", challengeId);
    // The challenge of the passkey ends earlier than that of the login, which a code still completes.
    if (taken === undefined) return tooLate("WRONG_PASSKEY");
    return acceptPasskey({ tenant, language }, passkeyProof, taken.challenge, login) === undefined
      ? wrong("WRONG_PASSKEY")
      : undefined;
  }
  const recoveryCode = request.text("recoveryCode");
  if (recoveryCode !== "") {
    return spendRecoveryCode(tenant.db, login, recoveryCode) ? undefined : wrong("WRONG_RECOVERY_CODE");
  }
  const refusal = codeRefusalOf(tenant, challenge, request.text("code"));
  if (refusal === undefined) return undefined;
  return refusal === "EXPIRED_SMS_TOKEN" ? tooLate(refusal) : wrong(refusal);
}
