import type { ContextRefusal, ContextRoles, ContextsPort, TabLockPort } from "#domain/session/index.ts";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { Result } from "#domain/shared-kernel/index.ts";
import { Script } from "./script.ts";

export interface FakeContexts extends ContextsPort {
  readonly script: Script<"change">;
  /** Current account of the session. */
  readonly current: string | undefined;
  /** Removes the account from the customer. */
  take(contextId: string): void;
}

/** Roles of an account without special roles. */
export const plainRoles = (currentContext: string): ContextRoles => ({
  currentContext,
  cooperative: false,
  b2b: false,
  crmUser: false,
  access: { ebok: true, wifi: true },
});

/** Accounts of one customer at the provider. */
export function fakeContexts(accounts: readonly ContextRoles[] = []): FakeContexts {
  const script: FakeContexts["script"] = new Script();
  const mine = new Map(accounts.map((roles) => [roles.currentContext, roles]));
  let current: string | undefined;
  return {
    script,
    get current() {
      return current;
    },
    take: (contextId) => void mine.delete(contextId),
    change: (contextId) =>
      script.answer("change", (): Result<ContextRoles, ContextRefusal> => {
        const roles = mine.get(contextId);
        if (roles === undefined) return fail({ kind: "unknown-context" });
        current = contextId;
        return succeed(roles);
      }),
  };
}

/** Lock that all given tabs share. */
export function fakeTabLock(): TabLockPort {
  let last: Promise<unknown> = Promise.resolve();
  return {
    runExclusively(work) {
      const turn = last.then(work, work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
