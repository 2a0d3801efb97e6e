import type { OperationEffects } from "./operation-effects.ts";
import type { EffectCustomer } from "./effect-customer.ts";

/** Contract without a fixed term: its end costs nothing. */
const CONTRACT = "MOB/0412784/25";
const DAY = 86_400_000;

const terminate = (customer: EffectCustomer): Promise<string | undefined> =>
  customer.read(
    "terminateContract",
    "e:termination/e:terminationId",
    `<contractNumber>${CONTRACT}</contractNumber><endsOn>16-12-2026</endsOn><cost>0.00</cost>`,
  );

const states = (customer: EffectCustomer): Promise<readonly string[]> =>
  customer.readAll("getTerminations", `e:terminations/e:item[e:contractNumber='${CONTRACT}']/e:state`);

const productStatus = (customer: EffectCustomer): Promise<readonly string[]> =>
  customer.readAll("getClientData", `e:products/e:item[e:contractNumber='${CONTRACT}']/e:status`);

/** Effects of the operations for the end of a contract. */
export const TERMINATION_EFFECTS = {
  getTerminations: {
    effect: "lists the termination as ended",
    changedBy: "a move of the clock",
    prepare: async (customer) => (await terminate(customer)) ?? "",
    observe: states,
    before: ["submitted"],
    change: async (customer) => {
      await customer.moveClock(32 * DAY);
      return ["ended"];
    },
  },
  terminateContract: {
    effect: "returns the product in resignation",
    seenThrough: "getClientData",
    observe: productStatus,
    before: ["SUSPENDED"],
    change: async (customer) => {
      await terminate(customer);
      return ["DURING_RESIGNATION"];
    },
  },
  revokeTermination: {
    effect: "returns the product with its former status",
    seenThrough: "getClientData",
    prepare: async (customer) => (await terminate(customer)) ?? "",
    observe: productStatus,
    before: ["DURING_RESIGNATION"],
    change: async (customer) => {
      await customer.call("revokeTermination", `<terminationId>${customer.prepared}</terminationId>`);
      return ["SUSPENDED"];
    },
  },
} satisfies Partial<OperationEffects>;
