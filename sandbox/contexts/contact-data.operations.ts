import { parseJsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import { marketingPermissionsOf } from "./marketing-permissions.ts";
import type { Operation } from "./operation.ts";

export const CONTACT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getContactData: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => {
      const row = tenant.db.prepare("SELECT data FROM contact WHERE account_number = ?").get(account);
      if (row === undefined) throw new RangeError(`account ${account} has no contact data`);
      return {
        ...parseJsonRecord(textColumn(row, "data")),
        marketingPermissions: marketingPermissionsOf(tenant.db, account),
      };
    },
  },
};
