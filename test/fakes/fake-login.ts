import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type {
  SecondFactorChallenge,
  LoginPort,
  LoginPossibility,
  LoginRefusal,
  SecondFactorNeeded,
} from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { Script } from "./script.ts";

/** Customer who may log in. */
export interface FakeAccount {
  readonly login: string;
  readonly password: string;
  readonly session: UserSession;
  /** Challenge after the password, and the code that solves it. */
  readonly secondFactor?: { readonly challenge: SecondFactorChallenge; readonly code: string };
}

export interface FakeLogin extends LoginPort {
  readonly script: Script<"beforeLogin" | "startSession" | "confirmSession" | "sendAnotherCode">;
  /** Sets the result of `beforeLogin` for any login, known or not. */
  answerPossibility(login: string, possibility: LoginPossibility): void;
  /** Makes every login attempt fail with this refusal; `undefined` ends it. */
  refuse(refusal: LoginRefusal | undefined): void;
}

/** Provider with these accounts. It does not reveal that a login is unknown (LOGIN-02). */
export function fakeLogin({ accounts = [] }: { accounts?: readonly FakeAccount[] } = {}): FakeLogin {
  const script: FakeLogin["script"] = new Script();
  const possibilities = new Map<string, LoginPossibility>();
  const trusting = new Set<string>();
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
    confirmSession: ({ challengeId, code, remember }) =>
      script.answer("confirmSession", () => {
        if (refusal !== undefined) return fail(refusal);
        const account = challenged(challengeId);
        if (account?.secondFactor === undefined) return fail<LoginRefusal>({ kind: "challenge-over" });
        const { secondFactor } = account;
        if (secondFactor.code !== code)
          return fail<LoginRefusal>({ kind: "wrong-code", from: secondFactor.challenge.factor });
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
