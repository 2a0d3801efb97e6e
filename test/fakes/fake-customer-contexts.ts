import type { AccountSwitchRefusal, AccountRoles, CustomerContextsPort } from "#domain/session/index.ts";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { Result } from "#domain/shared-kernel/index.ts";
import { Script } from "./script.ts";

export interface FakeCustomerContexts extends CustomerContextsPort {
  readonly script: Script<"switchAccount">;
  /** Current account of the session. */
  readonly current: string | undefined;
  /** Removes the account from the customer. */
  removeAccount(contextId: string): void;
}

/** Roles of an account without special roles. */
export const plainRoles = (currentContext: string): AccountRoles => ({
  currentContext,
  cooperative: false,
  b2b: false,
  crmUser: false,
  access: { ebok: true, wifi: true },
});

/** Accounts of one customer at the server. */
export function fakeCustomerContexts(accounts: readonly AccountRoles[] = []): FakeCustomerContexts {
  const script: FakeCustomerContexts["script"] = new Script();
  const mine = new Map(accounts.map((roles) => [roles.currentContext, roles]));
  let current: string | undefined;
  return {
    script,
    get current() {
      return current;
    },
    removeAccount: (contextId) => void mine.delete(contextId),
    switchAccount: (contextId) =>
      script.answer("switchAccount", (): Result<AccountRoles, AccountSwitchRefusal> => {
        const roles = mine.get(contextId);
        if (roles === undefined) return fail({ kind: "unknown-context" });
        current = contextId;
        return succeed(roles);
      }),
  };
}
