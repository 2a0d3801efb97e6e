import type { OperationEffects } from "./operation-effects.ts";

const STATEMENT =
  "<name>Małgorzata Brzezińska-Kowalczyk</name><contractNumber>2026/117020</contractNumber>" +
  "<email>malgorzata.brzezinska-kowalczyk@poczta.example</email>";

/** Effects of the operations for withdrawals. */
export const WITHDRAWAL_EFFECTS = {
  withdrawFromContract: {
    effect: "names the day of the withdrawal at the order",
    seenThrough: "getSalesOfferHistory",
    observe: (customer) =>
      customer.readAll("getSalesOfferHistory", "e:offers/e:item[e:offerId='117020']/e:withdrawnOn"),
    before: [],
    change: async (customer) => {
      await customer.call("withdrawFromContract", STATEMENT);
      return ["16-11-2026"];
    },
  },
  getWithdrawals: {
    effect: "lists the statement",
    changedBy: "withdrawFromContract",
    observe: (customer) => customer.readAll("getWithdrawals", "e:withdrawals/e:item/e:state"),
    before: [],
    change: async (customer) => {
      await customer.call("withdrawFromContract", STATEMENT);
      return ["ACCEPTED"];
    },
  },
} satisfies Partial<OperationEffects>;
