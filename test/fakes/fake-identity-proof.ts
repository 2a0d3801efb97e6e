import type { IdentityProofPort, LoginRefusal, SecondFactorNeeded } from "#domain/login/index.ts";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import { wrongProofOf, type FakeAccount } from "./fake-login.ts";
import { Script } from "./script.ts";

export interface FakeIdentityProof extends IdentityProofPort {
  readonly script: Script<"provePassword" | "proveSecondFactor" | "sendAnotherCode">;
}

/** Provider that knows the password of the customer, and the code of a second factor if there is one. */
export function fakeIdentityProof({
  password,
  secondFactor,
}: {
  readonly password: string;
  readonly secondFactor?: FakeAccount["secondFactor"];
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
    proveSecondFactor: ({ challengeId, ...proof }) =>
      script.answer("proveSecondFactor", () => {
        if (secondFactor === undefined || !isOpen(challengeId)) return fail<LoginRefusal>({ kind: "challenge-over" });
        const from = wrongProofOf(secondFactor, proof);
        return from === undefined ? succeed("confirmed" as const) : fail<LoginRefusal>({ kind: "wrong-code", from });
      }),
    sendAnotherCode: (challengeId) =>
      script.answer("sendAnotherCode", () =>
        secondFactor === undefined || !isOpen(challengeId)
          ? fail<LoginRefusal>({ kind: "challenge-over" })
          : succeed(secondFactor.challenge),
      ),
  };
}
