import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type {
  SecondFactorChallenge,
  LoginPort,
  LoginPossibility,
  LoginRefusal,
  SecondFactorNeeded,
  SecondFactorProof,
} from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { Script } from "./script.ts";

/** Customer who may log in. */
export interface FakeAccount {
  readonly login: string;
  readonly password: string;
  readonly session: UserSession;
  /** Challenge after the password, and the code that solves it. */
  readonly secondFactor?: {
    readonly challenge: SecondFactorChallenge;
    readonly code: string;
    /** Signed challenge that the server accepts. */
    readonly passkey?: string;
    readonly recoveryCodes?: readonly string[];
  };
}

export interface FakeLogin extends LoginPort {
  readonly script: Script<"beforeLogin" | "startSession" | "confirmSession" | "sendAnotherCode">;
  /** Sets the result of `beforeLogin` for any login, known or not. */
  answerPossibility(login: string, possibility: LoginPossibility): void;
  /** Makes every login attempt fail with this refusal; `undefined` ends it. */
  refuse(refusal: LoginRefusal | undefined): void;
}

/** Returns which proof is wrong; `undefined` for a right one. */
export function wrongProofOf(
  { challenge, code, passkey, recoveryCodes = [] }: NonNullable<FakeAccount["secondFactor"]>,
  proof: SecondFactorProof,
  spent: ReadonlySet<string> = new Set(),
): Extract<LoginRefusal, { readonly kind: "wrong-code" }>["from"] | undefined {
  if ("code" in proof) return proof.code === code ? undefined : challenge.factor;
  if ("passkey" in proof) return proof.passkey === passkey ? undefined : "passkey";
  return recoveryCodes.includes(proof.recoveryCode) && !spent.has(proof.recoveryCode) ? undefined : "recovery-code";
}

/** Provider with these accounts. It does not reveal that a login is unknown (LOGIN-02). */
export function fakeLogin({ accounts = [] }: { accounts?: readonly FakeAccount[] } = {}): FakeLogin {
  const script: FakeLogin["script"] = new Script();
  const possibilities = new Map<string, LoginPossibility>();
  const trusting = new Set<string>();
  const spent = new Set<string>();
  const challenged = (challengeId: string): FakeAccount | undefined =>
    accounts.find(({ secondFactor }) => secondFactor?.challenge.challengeId === challengeId);
  let refusal: LoginRefusal | undefined;
  return {
    script,
    answerPossibility: (login, possibility) => void possibilities.set(login, possibility),
    refuse(next) {
      refusal = next;
    },
    beforeLogin: (login) => script.answer("beforeLogin", () => succeed(possibilities.get(login) ?? "possible")),
    startSession: ({ login, password }) =>
      script.answer("startSession", () => {
        if (refusal !== undefined) return fail<SecondFactorNeeded | LoginRefusal>(refusal);
        const account = accounts.find((known) => known.login === login && known.password === password);
        if (account === undefined)
          return fail<SecondFactorNeeded | LoginRefusal>({ kind: "login-refused", code: "bad-credentials" });
        const { secondFactor } = account;
        if (secondFactor === undefined || trusting.has(account.login)) return succeed(account.session);
        return fail<SecondFactorNeeded | LoginRefusal>({ kind: "second-factor", challenge: secondFactor.challenge });
      }),
    confirmSession: ({ challengeId, remember, ...proof }) =>
      script.answer("confirmSession", () => {
        if (refusal !== undefined) return fail(refusal);
        const account = challenged(challengeId);
        if (account?.secondFactor === undefined) return fail<LoginRefusal>({ kind: "challenge-over" });
        const { secondFactor } = account;
        const wrong = wrongProofOf(secondFactor, proof, spent);
        if (wrong !== undefined) return fail<LoginRefusal>({ kind: "wrong-code", from: wrong });
        if ("recoveryCode" in proof) spent.add(proof.recoveryCode);
        if (remember) trusting.add(account.login);
        return succeed(account.session);
      }),
    sendAnotherCode: (challengeId) =>
      script.answer("sendAnotherCode", () => {
        const challenge = challenged(challengeId)?.secondFactor?.challenge;
        if (refusal !== undefined || challenge === undefined)
          return fail(refusal ?? { kind: "challenge-over" as const });
        return succeed(challenge);
      }),
  };
}
