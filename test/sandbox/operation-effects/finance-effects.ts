import type { OperationEffects } from "./operation-effects.ts";
import type { EffectCustomer } from "./effect-customer.ts";

/** Unpaid invoice of `m.brzezinska`. */
const INVOICE = "4127830000002";
/** Customer who has given the consent to direct billing. */
const STREAMING_LOGIN = "oferty.sroka";
const DAY = 86_400_000;
/** Time that a streaming company takes for an action, ms. */
const STREAMING_ACTION_MS = 20_000;
const PAYOUT = "<account>61109010140000071219812874</account><amount>100.00</amount>";

async function startPayment(customer: EffectCustomer): Promise<string> {
  const fields = `<entryIds><item>${INVOICE}</item></entryIds><amount>49.99</amount><returnPage>invoice</returnPage>`;
  return (await customer.read("startPayment", "e:paymentId", fields)) ?? "";
}

const entryField = (customer: EffectCustomer, field: string): Promise<string | undefined> =>
  customer.read("getClientFinancialEntries", `e:entries/e:item[e:entryId='${INVOICE}']/e:${field}`);

const openAmounts = (customer: EffectCustomer): Promise<readonly string[]> =>
  customer.readAll("getOpenPayments", "e:payments/e:item/e:amount");

const streaming = (customer: EffectCustomer, path: string): Promise<readonly string[]> =>
  customer.readAll("getDirectBilling", `e:services/e:item[e:service='disney']/${path}`);

async function acceptTerms(customer: EffectCustomer): Promise<string> {
  const [version = ""] = await streaming(customer, "e:terms/e:version");
  await customer.call("registerTOSAcceptance", `<service>disney</service><version>${version}</version>`);
  return version;
}

const activate = (customer: EffectCustomer): Promise<unknown> =>
  customer.call("changeDirectBilling", "<service>disney</service><action>1</action>");

/** Effects of the operations for invoices, payments, payouts and direct billing. */
export const FINANCE_EFFECTS = {
  getClientFinancialEntries: {
    effect: "returns nothing unpaid",
    changedBy: "a payment at the bank",
    prepare: startPayment,
    observe: (customer) => entryField(customer, "unpaidAmount"),
    before: "49.99",
    change: async (customer) => {
      await customer.decideAtBank(customer.prepared, "confirm");
      return "0.00";
    },
  },
  getInvoiceDetails: {
    effect: "returns the new name",
    changedBy: "a change in the database",
    observe: (customer) =>
      customer.readAll("getInvoiceDetails", "e:items/e:item[e:name='Opłata']/e:name", `<entryId>${INVOICE}</entryId>`),
    before: [],
    change: (customer) => {
      customer.changeRows("UPDATE invoice_item SET name = 'Opłata' WHERE entry_id = ? AND position = 0", INVOICE);
      return ["Opłata"];
    },
  },
  getDownloadToken: {
    effect: "returns the file once",
    seenThrough: "the address of the file",
    observe: async (customer) => {
      const file = await fetch(customer.prepared || `${customer.url}/sandbox/files/never-given`);
      return [file.status, (await file.text()).slice(0, 4)];
    },
    before: [410, "Ten "],
    change: async (customer) => {
      customer.prepared =
        (await customer.read("getDownloadToken", "e:downloadUrl", "<entryId>4127830000001</entryId>")) ?? "";
      return [200, "%PDF"];
    },
  },
  startPayment: {
    effect: "lists the payment",
    seenThrough: "getOpenPayments",
    observe: openAmounts,
    before: [],
    change: async (customer) => {
      await startPayment(customer);
      return ["49.99"];
    },
  },
  getPaymentState: {
    effect: "returns rejected",
    changedBy: "a payment at the bank",
    prepare: startPayment,
    observe: (customer) => customer.read("getPaymentState", "e:state", `<paymentId>${customer.prepared}</paymentId>`),
    before: "started",
    change: async (customer) => {
      await customer.decideAtBank(customer.prepared, "reject");
      return "rejected";
    },
  },
  getOpenPayments: {
    effect: "lists no payment",
    changedBy: "abandonPayment",
    prepare: startPayment,
    observe: openAmounts,
    before: ["49.99"],
    change: async (customer) => {
      await customer.call("abandonPayment", `<paymentId>${customer.prepared}</paymentId>`);
      return [];
    },
  },
  abandonPayment: {
    effect: "returns the former status of the invoice",
    seenThrough: "getClientFinancialEntries",
    prepare: startPayment,
    observe: (customer) => entryField(customer, "status"),
    before: "4",
    change: async (customer) => {
      await customer.call("abandonPayment", `<paymentId>${customer.prepared}</paymentId>`);
      return "3";
    },
  },
  getCallBilling: {
    effect: "lists the new call",
    changedBy: "a change in the database",
    observe: (customer) =>
      customer.readAll(
        "getCallBilling",
        "e:uses/e:item[e:party='500500500']/e:amount",
        "<from>01-09-2026</from><to>30-09-2026</to>",
      ),
    before: [],
    change: (customer) => {
      customer.changeRows(
        "INSERT INTO billed_use VALUES ('4127830', '2026-09-15T12:00:00', '601234567', 'call', '500500500', 60, NULL, 29)",
      );
      return ["0.29"];
    },
  },
  getOverpaymentPayouts: {
    effect: "lists the payout as sent",
    changedBy: "a move of the clock",
    login: "sm.jantar",
    prepare: async (customer) => (await customer.read("orderOverpaymentPayout", "e:payout/e:payoutId", PAYOUT)) ?? "",
    observe: (customer) => customer.readAll("getOverpaymentPayouts", "e:payouts/e:item/e:state"),
    before: ["ordered"],
    change: async (customer) => {
      await customer.moveClock(DAY);
      return ["sent"];
    },
  },
  orderOverpaymentPayout: {
    effect: "lists the payout",
    seenThrough: "getOverpaymentPayouts",
    login: "sm.jantar",
    observe: (customer) => customer.readAll("getOverpaymentPayouts", "e:payouts/e:item/e:amount"),
    before: [],
    change: async (customer) => {
      await customer.call("orderOverpaymentPayout", PAYOUT);
      return ["100.00"];
    },
  },
  getDirectBilling: {
    effect: "returns the service as active",
    changedBy: "a move of the clock",
    login: STREAMING_LOGIN,
    prepare: async (customer) => {
      const version = await acceptTerms(customer);
      await activate(customer);
      return version;
    },
    observe: (customer) => streaming(customer, "e:state"),
    before: ["PENDING"],
    change: async (customer) => {
      await customer.moveClock(STREAMING_ACTION_MS);
      return ["ACTIVE"];
    },
  },
  registerTOSAcceptance: {
    effect: "returns the day of acceptance",
    seenThrough: "getDirectBilling",
    login: STREAMING_LOGIN,
    observe: (customer) => streaming(customer, "e:terms/e:acceptedOn"),
    before: [],
    change: async (customer) => {
      await acceptTerms(customer);
      return ["16-11-2026"];
    },
  },
  changeDirectBilling: {
    effect: "returns the service as pending",
    seenThrough: "getDirectBilling",
    login: STREAMING_LOGIN,
    prepare: acceptTerms,
    observe: (customer) => streaming(customer, "e:state"),
    before: ["INACTIVE"],
    change: async (customer) => {
      await activate(customer);
      return ["PENDING"];
    },
  },
  saveDirectBillingSettings: {
    effect: "returns the new limit",
    seenThrough: "getDirectBilling",
    observe: (customer) => customer.read("getDirectBilling", "e:limit"),
    before: "150.00",
    change: async (customer) => {
      await customer.call("saveDirectBillingSettings", "<limit>200.00</limit>");
      return "200.00";
    },
  },
} satisfies Partial<OperationEffects>;
