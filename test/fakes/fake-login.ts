import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { LoginPort, LoginPossibility, LoginRefusal } from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { Script } from "./script.ts";

/** Somebody who may log in. */
export interface FakeAccount {
  readonly login: string;
  readonly password: string;
  readonly session: UserSession;
}

export interface FakeLogin extends LoginPort {
  readonly script: Script<"beforeLogin" | "startSession">;
  /** Says what `beforeLogin` answers for a login, whoever it is. */
  answerPossibility(login: string, possibility: LoginPossibility): void;
  /** Refuses the next attempts of everybody. */
  refuse(refusal: LoginRefusal | undefined): void;
}

/** A provider that knows these accounts. An unknown login may not know that it is (LOGIN-02). */
export function fakeLogin({ accounts = [] }: { accounts?: readonly FakeAccount[] } = {}): FakeLogin {
  const script: FakeLogin["script"] = new Script();
  const possibilities = new Map<string, LoginPossibility>(accounts.map(({ login }) => [login, "possible"]));
  let refusal: LoginRefusal | undefined;
  return {
    script,
    answerPossibility: (login, possibility) => void possibilities.set(login, possibility),
    refuse(next) {
      refusal = next;
    },
    beforeLogin: (login) => script.answer("beforeLogin", () => succeed(possibilities.get(login) ?? "forced")),
    startSession: ({ login, password }) =>
      script.answer("startSession", () => {
        if (refusal !== undefined) return fail(refusal);
        const account = accounts.find((known) => known.login === login && known.password === password);
        if (account === undefined) return fail<LoginRefusal>({ kind: "login-refused", code: "BAD_CREDENTIALS" });
        return succeed(account.session);
      }),
  };
}
