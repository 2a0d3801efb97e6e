import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { LoginRefusal, PasswordResetPort } from "#domain/login/index.ts";
import { Script } from "./script.ts";

type ResetLinkStatus = "good" | "used" | "overdue";

export interface FakePasswordReset extends PasswordResetPort {
  readonly script: Script<"requestLink" | "checkToken" | "setPassword">;
  /** Logins with a requested link, known or not. */
  readonly requested: readonly string[];
  /** Idempotency keys of all writes, in order. */
  readonly sentIdempotencyKeys: readonly string[];
  /** Returns the password that was set last. */
  password(): string | undefined;
}

function refusalOf(status: ResetLinkStatus | undefined): LoginRefusal | undefined {
  switch (status) {
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

/** Provider that has sent these links. */
export function fakePasswordReset({
  links = {},
}: { readonly links?: Readonly<Record<string, ResetLinkStatus>> } = {}): FakePasswordReset {
  const script: FakePasswordReset["script"] = new Script();
  const linkStatuses = new Map(Object.entries(links));
  const requested: string[] = [];
  const sentIdempotencyKeys: string[] = [];
  let set: string | undefined;
  const checkLink = (token: string) => {
    const refusal = refusalOf(linkStatuses.get(token));
    return refusal === undefined ? succeed<true>(true) : fail(refusal);
  };
  return {
    script,
    requested,
    sentIdempotencyKeys,
    password: () => set,
    requestLink: ({ idempotencyKey, login }) =>
      script.answer("requestLink", () => {
        sentIdempotencyKeys.push(idempotencyKey);
        requested.push(login);
        return succeed<true>(true);
      }),
    checkToken: (token) => script.answer("checkToken", () => checkLink(token)),
    setPassword: ({ idempotencyKey, token, password }) =>
      script.answer("setPassword", () => {
        sentIdempotencyKeys.push(idempotencyKey);
        const answer = checkLink(token);
        if (answer.ok) {
          set = password;
          linkStatuses.set(token, "used");
        }
        return answer;
      }),
  };
}
