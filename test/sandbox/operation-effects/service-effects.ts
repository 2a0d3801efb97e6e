import type { OperationEffects } from "./operation-effects.ts";
import type { EffectCustomer } from "./effect-customer.ts";

const TELEVISION = "<productId>4127830-01</productId>";
const INTERNET = "<productId>4127830-02</productId>";
const COTTAGE = "<productId>4127830-08</productId>";
const MOBILE = "<productId>4127830-03</productId>";
const SLOT = "2026-11-19T16";
const bookSlot = (customer: EffectCustomer): Promise<unknown> =>
  customer.call("bookAppointment", `${INTERNET}<slotId>${SLOT}</slotId>`);

/** Effects of the operations for services. */
export const SERVICE_EFFECTS = {
  getTvChannels: {
    effect: "returns the new name",
    changedBy: "a change in the database",
    observe: (customer) =>
      customer.readAll(
        "getTvChannels",
        "e:channels/e:item[e:name='Kanał Próbny']/e:number",
        "<tvGuideId>PREMIUM-214</tvGuideId>",
      ),
    before: [],
    change: (customer) => {
      customer.changeRows("UPDATE tv_channel SET name = 'Kanał Próbny' WHERE number = 1");
      return ["1"];
    },
  },
  setProductName: {
    effect: "returns the name",
    seenThrough: "getClientData",
    observe: (customer) =>
      customer.readAll("getClientData", "e:products/e:item[e:productId='4127830-02']/e:customName"),
    before: [],
    change: async (customer) => {
      await customer.call("setProductName", `${INTERNET}<name>Internet u góry</name>`);
      return ["Internet u góry"];
    },
  },
  getServiceMove: {
    effect: "returns no move",
    changedBy: "a change in the database",
    observe: (customer) => customer.readAll("getServiceMove", "e:plannedFor", TELEVISION),
    before: ["08-12-2026"],
    change: (customer) => {
      customer.changeRows("DELETE FROM service_move WHERE product_id = '4127830-01'");
      return [];
    },
  },
  changeServiceMoveDate: {
    effect: "returns the new day",
    seenThrough: "getServiceMove",
    observe: (customer) => customer.readAll("getServiceMove", "e:plannedFor", TELEVISION),
    before: ["08-12-2026"],
    change: async (customer) => {
      await customer.call("changeServiceMoveDate", `${TELEVISION}<day>26-11-2026</day>`);
      return ["26-11-2026"];
    },
  },
  getAppointmentSlots: {
    effect: "lists the slot no longer",
    changedBy: "bookAppointment",
    observe: (customer) =>
      customer.readAll("getAppointmentSlots", `e:slots/e:item[e:slotId='${SLOT}']/e:slotId`, INTERNET),
    before: [SLOT],
    change: async (customer) => {
      await bookSlot(customer);
      return [];
    },
  },
  bookAppointment: {
    effect: "returns the booked slot",
    seenThrough: "getAppointmentSlots",
    observe: (customer) => customer.readAll("getAppointmentSlots", "e:booked/e:slotId", INTERNET),
    before: [],
    change: async (customer) => {
      await bookSlot(customer);
      return [SLOT];
    },
  },
  cancelAppointment: {
    effect: "returns no booked visit",
    seenThrough: "getAppointmentSlots",
    observe: (customer) => customer.readAll("getAppointmentSlots", "e:booked/e:slotId", COTTAGE),
    before: ["2026-11-23T08"],
    change: async (customer) => {
      await customer.call("cancelAppointment", `${COTTAGE}<slotId>2026-11-23T08</slotId>`);
      return [];
    },
  },
  getMVNOstate: {
    effect: "returns the used data",
    changedBy: "a change in the database",
    observe: (customer) => customer.read("getMVNOstate", "e:dataUsed", MOBILE),
    before: "6864",
    change: (customer) => {
      customer.changeRows("UPDATE billed_use SET bytes = 0 WHERE account_number = '4127830' AND kind = 'data'");
      return "0";
    },
  },
  setP4Parameter: {
    effect: "returns roaming as turned on",
    seenThrough: "getMVNOstate",
    observe: (customer) => customer.read("getMVNOstate", "e:parameters/e:item[e:parameter='ROAMING']/e:value", MOBILE),
    before: "false",
    change: async (customer) => {
      await customer.call("setP4Parameter", `${MOBILE}<parameter>ROAMING</parameter><value>true</value>`);
      return "true";
    },
  },
  getPremiumNumbers: {
    effect: "returns the used amount",
    changedBy: "a change in the database",
    observe: (customer) => customer.read("getPremiumNumbers", "e:used", MOBILE),
    before: "4.92",
    change: (customer) => {
      customer.changeRows("UPDATE billed_use SET amount = 250 WHERE party = '71105' AND at > '2026-11-01'");
      return "10.00";
    },
  },
  setPremiumNumbers: {
    effect: "returns the chosen threshold",
    seenThrough: "getPremiumNumbers",
    observe: (customer) => customer.read("getPremiumNumbers", "e:limit", MOBILE),
    before: "35.00",
    change: async (customer) => {
      await customer.call(
        "setPremiumNumbers",
        `${MOBILE}<limit>100.00</limit><callsBlocked>true</callsBlocked><messagesBlocked>false</messagesBlocked>`,
      );
      return "100.00";
    },
  },
  requestContact: {
    effect: "returns the time of the call",
    seenThrough: "checkIfAllowedToAskForContact",
    observe: (customer) => customer.readAll("checkIfAllowedToAskForContact", "e:callBefore"),
    before: [],
    change: async (customer) => [await customer.read("requestContact", "e:callBefore", "<phone>601234567</phone>")],
  },
  cancelContact: {
    effect: "returns no time of a call",
    seenThrough: "checkIfAllowedToAskForContact",
    prepare: async (customer) => {
      await customer.call("requestContact", "<phone>601234567</phone>");
      return "";
    },
    observe: (customer) => customer.readAll("checkIfAllowedToAskForContact", "e:phone"),
    before: ["601234567"],
    change: async (customer) => {
      await customer.call("cancelContact");
      return [];
    },
  },
  checkIfAllowedToAskForContact: {
    effect: "allows no call",
    changedBy: "a change in the database",
    observe: (customer) => customer.read("checkIfAllowedToAskForContact", "e:allowed"),
    before: "true",
    change: (customer) => {
      customer.changeRows(
        "UPDATE client SET data = json_set(data, '$.rodoRestrictionPhone', json('true')) WHERE account_number = '4127830'",
      );
      return "false";
    },
  },
} satisfies Partial<OperationEffects>;
