import { list, record, type Fields } from "../shape.ts";

export const MESSAGES: Fields = {
  messages: list(
    record({
      clientMessageId: "text",
      rodoMessageId: "text",
      title: "text",
      body: "text",
      createdAt: "moment",
      validFrom: "day",
      read: "flag",
      type: "number",
      module: "text",
    }),
  ),
};

export const MARK_MESSAGE: Fields = { clientMessageId: "text" };

export const OUTAGES: Fields = {
  outages: list(
    record({
      outageId: "text",
      title: "text",
      body: "text",
      addressId: "text",
      startsAt: "moment",
      plannedEnd: "moment",
    }),
  ),
};
