import { recordFrom } from "../database/json.ts";
import { prepared } from "../database/prepared.ts";
import { text } from "../database/rows.ts";
import type { Operation } from "./operation.ts";

export const CONTACT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getContactData: {
    session: "required",
    effect: "none",
    handle: ({ world }, { account }) => {
      const row = prepared(world.db, "SELECT data FROM contact WHERE account_number = ?").get(account);
      if (row === undefined) throw new RangeError(`no contact data of ${account}`);
      return recordFrom(text(row, "data"));
    },
  },
};
