import { provenPasskey } from "./log-in-by-passkey.ts";
import type { OperationCall } from "./operation.ts";
import { takePasskeyChallenge } from "./passkey-challenge.ts";
import { spendRecoveryCode } from "./recovery-code.repository.ts";
import { codeRefusalOf } from "./second-factor.ts";
import type { LoginChallenge } from "./second-factor.repository.ts";

/** Returns the reason why the code, the passkey or the recovery code of a second factor is rejected. */
export function proofRefusalOf(
  { tenant, request, passkeyProof }: OperationCall,
  challenge: LoginChallenge,
): string | undefined {
  const { challengeId, login } = challenge;
  if (request.text("passkey") !== "") {
    const taken = takePasskeyChallenge(tenant, "second-factor", challengeId);
    if (taken === undefined) return "CHALLENGE_OVER";
    return provenPasskey(tenant, passkeyProof, taken.challenge)?.login === login ? undefined : "WRONG_PASSKEY";
  }
  const recoveryCode = request.text("recoveryCode");
  if (recoveryCode === "") return codeRefusalOf(tenant, challenge, request.text("code"));
  return spendRecoveryCode(tenant.db, login, recoveryCode) ? undefined : "WRONG_RECOVERY_CODE";
}
