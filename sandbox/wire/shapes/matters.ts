import { list, record, type Fields } from "../shape.ts";

export const MATTER: Fields = {
  matter: record({
    kind: "text",
    state: "text",
    number: "text",
    title: "text",
    text: "text",
    phoneNumber: "text",
    operator: "text",
    email: "text",
    prices: list(record({ monthly: "money", months: "number" })),
    day: "day",
    validUntil: "day",
    closedOn: "day",
  }),
};
