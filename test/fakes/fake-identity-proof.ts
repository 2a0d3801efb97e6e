import type {
  IdentityProofPort,
  LoginRefusal,
  SecondFactorChallenge,
  SecondFactorNeeded,
} from "#domain/login/index.ts";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import { Script } from "./script.ts";

export interface FakeIdentityProof extends IdentityProofPort {
  readonly script: Script<"provePassword" | "proveCode" | "sendAnotherCode">;
}

/** Provider that knows the password of the customer, and the code of a second factor if there is one. */
export function fakeIdentityProof({
  password,
  secondFactor,
}: {
  readonly password: string;
  readonly secondFactor?: { readonly challenge: SecondFactorChallenge; readonly code: string };
}): FakeIdentityProof {
  const script: FakeIdentityProof["script"] = new Script();
  const isOpen = (challengeId: string): boolean => challengeId === secondFactor?.challenge.challengeId;
  return {
    script,
    provePassword: (typed) =>
      script.answer("provePassword", () => {
        if (typed !== password)
          return fail<SecondFactorNeeded | LoginRefusal>({ kind: "login-refused", code: "bad-credentials" });
        return secondFactor === undefined
          ? succeed("confirmed" as const)
          : fail<SecondFactorNeeded | LoginRefusal>({ kind: "second-factor", challenge: secondFactor.challenge });
      }),
    proveCode: ({ challengeId, code }) =>
      script.answer("proveCode", () => {
        if (secondFactor === undefined || !isOpen(challengeId)) return fail<LoginRefusal>({ kind: "challenge-over" });
        return code === secondFactor.code
          ? succeed("confirmed" as const)
          : fail<LoginRefusal>({ kind: "wrong-code", from: secondFactor.challenge.factor });
      }),
    sendAnotherCode: (challengeId) =>
      script.answer("sendAnotherCode", () =>
        secondFactor === undefined || !isOpen(challengeId)
          ? fail<LoginRefusal>({ kind: "challenge-over" })
          : succeed(secondFactor.challenge),
      ),
  };
}
