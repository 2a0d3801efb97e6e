import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { LoginRefusal, PasswordResetPort } from "#domain/login/index.ts";
import { Script } from "./script.ts";

type LinkStanding = "good" | "used" | "overdue";

export interface FakePasswordReset extends PasswordResetPort {
  readonly script: Script<"requestLink" | "checkToken" | "setPassword">;
  /** The logins that a link was asked for, known or not. */
  readonly requested: readonly string[];
  /** What was asked for with an intent, in order. */
  readonly intents: readonly string[];
  /** The password that was set last. */
  password(): string | undefined;
}

function refusalOf(standing: LinkStanding | undefined): LoginRefusal | undefined {
  switch (standing) {
    case "good":
      return undefined;
    case "used":
      return { kind: "login-refused", code: "used-token" };
    case "overdue":
      return { kind: "login-refused", code: "overdue-token" };
    case undefined:
      return { kind: "unknown-token" };
  }
}

/** A provider that has sent these links. */
export function fakePasswordReset({
  links = {},
}: { readonly links?: Readonly<Record<string, LinkStanding>> } = {}): FakePasswordReset {
  const script: FakePasswordReset["script"] = new Script();
  const standings = new Map(Object.entries(links));
  const requested: string[] = [];
  const intents: string[] = [];
  let set: string | undefined;
  const judged = (token: string) => {
    const refusal = refusalOf(standings.get(token));
    return refusal === undefined ? succeed<true>(true) : fail(refusal);
  };
  return {
    script,
    requested,
    intents,
    password: () => set,
    requestLink: ({ intentId, login }) =>
      script.answer("requestLink", () => {
        intents.push(intentId);
        requested.push(login);
        return succeed<true>(true);
      }),
    checkToken: (token) => script.answer("checkToken", () => judged(token)),
    setPassword: ({ intentId, token, password }) =>
      script.answer("setPassword", () => {
        intents.push(intentId);
        const answer = judged(token);
        if (answer.ok) {
          set = password;
          standings.set(token, "used");
        }
        return answer;
      }),
  };
}
