import { already, stillAhead } from "../calendar/hours.ts";
import { wallAt } from "../calendar/warsaw.ts";
import { recordFrom } from "../database/json.ts";
import { prepared } from "../database/prepared.ts";
import { flag, integer, optionalText, text } from "../database/rows.ts";
import { MESSAGES, OUTAGES } from "../wire/shapes/messages.ts";
import type { Operation } from "./operation.ts";

export const MESSAGE_OPERATIONS: Readonly<Record<string, Operation>> = {
  getClientMessages: {
    session: "required", effect: "none", answer: MESSAGES,
    handle: ({ world }, { account }) => ({
      messages: prepared(world.db, "SELECT * FROM message WHERE account_number = ? ORDER BY message_id").all(account).map((row) => ({
        clientMessageId: text(row, "message_id"), rodoMessageId: optionalText(row, "rodo_message_id"), title: text(row, "title"), body: text(row, "body"),
        createdAt: already(text(row, "created"), wallAt(world.now())), validFrom: optionalText(row, "valid_from"), read: flag(row, "read"), type: integer(row, "type"),
        module: optionalText(row, "module"),
      })),
    }),
  },
  getOutageMessages: {
    session: "required", effect: "none", answer: OUTAGES,
    handle: ({ world }, { account }) => ({
      outages: prepared(world.db, "SELECT data FROM outage WHERE account_number = ? ORDER BY outage_id").all(account).map((row) => {
        const outage = recordFrom(text(row, "data"));
        const { startsAt, plannedEnd } = outage;
        const now = wallAt(world.now());
        return {
          ...outage,
          ...(typeof startsAt === "string" ? { startsAt: already(startsAt, now) } : {}),
          ...(typeof plannedEnd === "string" ? { plannedEnd: stillAhead(plannedEnd, now) } : {}),
        };
      }),
    }),
  },
};
