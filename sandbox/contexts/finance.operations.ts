import { isBeingMade } from "./duplicate.repository.ts";
import { entriesOf } from "./finance.repository.ts";
import type { Operation } from "./operation.ts";
import { settleDue } from "./payment.ts";

export const FINANCE_OPERATIONS: Readonly<Record<string, Operation>> = {
  getClientFinancialEntries: {
    session: "required",
    effect: "none",
    handle: ({ world }, { account }) => {
      settleDue(world, account);
      const now = world.now();
      return {
        entries: entriesOf(world.db, account).map((entry) => ({
          ...entry,
          duplicateCreating: isBeingMade(world.db, account, entry, now),
        })),
      };
    },
  },
};
