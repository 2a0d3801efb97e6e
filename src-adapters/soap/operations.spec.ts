import { readFileSync } from "node:fs";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { SoapCaller } from "./gateway/answer.ts";
import { policyOf } from "./gateway/operation-policy.ts";
import { OPERATIONS } from "./operations.ts";
import type { IntentWrite, NeverShared, OperationName, OperationPolicy, RetriedRead, Ruled } from "./operations.ts";

const rows: [string, OperationPolicy][] = Object.entries(OPERATIONS);

const isOperation = (name: string): name is OperationName => Object.hasOwn(OPERATIONS, name);

/** CALL-06, as it is written. */
const RETRIED = [
  "sessionCheck",
  "getSessionServerHash",
  "checkBackdoor",
  "getClientMessages",
  "getClientData",
  "getBranches",
  "getBanners",
  "beforeLogin",
  "getSalesOfferHistory",
  "get2FAPhones",
  "getClientFinancialEntries",
  "getSiteContent",
  "getContactData",
  "getChatToken",
  "getWifiParams",
  "getConsentsByCustomerAccount",
] as const;

/** CALL-05, as it is written. */
const NEVER_SHARED = ["setP4Parameter", "getMVNOstate"] as const;

/**
 * Asked by whoever has a link, or wants one, logged in or not: its token stands in place of the session
 * (docs/adr/0034).
 */
const BY_LINK = ["requestPasswordReset", "checkPasswordToken", "resetPassword", "getMatter", "answerMatter"];

/** Why these writes carry no intent stands beside the type that allows it. */
const WITHOUT_INTENT = ["sessionStart", "changeContext", "sessionEnd"];

const carriesIntent = (name: OperationName): boolean =>
  "intent" in OPERATIONS[name] && OPERATIONS[name].intent === true;

describe("the table of operations", () => {
  const schema = readFileSync(new URL("../../docs/contract/ebok.xsd", import.meta.url), "utf8");

  it("has one row for each operation of the contract", () => {
    const inContract = [...schema.matchAll(/<xs:element name="(\w+)Response"/g)].map(([, name]) => name ?? "");
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set(inContract));
  });

  it("is what the portal goes by", () => {
    expect(
      Object.fromEntries(
        Object.keys(OPERATIONS)
          .filter(isOperation)
          .map((name) => [name, policyOf(name, carriesIntent(name))]),
      ),
    ).toEqual(OPERATIONS);
  });

  it("takes whatever carries an intent for a write, whatever its name says, and asks for nothing twice that it does not know", () => {
    const strangers = ["getCreditNow", "checkOut", "beforeAll"];
    const policies = (intent: boolean) =>
      strangers.map((name): unknown => Reflect.apply(policyOf, undefined, [name, intent]));
    expect(policies(true)).toEqual(
      strangers.map(() => ({ session: true, shared: true, write: true, retried: false, intent: true })),
    );
    expect(policies(false)).toEqual(
      strangers.map(() => ({ session: true, shared: true, write: false, retried: false })),
    );
  });

  it("(part of CALL-02) the session goes with every operation but those before it", () => {
    expect(rows.filter(([, row]) => !row.session).map(([name]) => name)).toEqual([
      "beforeLogin",
      "sessionStart",
      "sessionStartChallenge",
      "signUpCodeVerify",
      ...BY_LINK,
    ]);
  });

  it("(part of CALL-06) retries the sixteen reads of the rule, and nothing else", () => {
    expect(new Set(RETRIED).size).toBe(16);
    expect(
      rows
        .filter(([, row]) => row.retried)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(RETRIED.toSorted());
    expect(rows.filter(([, row]) => row.retried && row.write)).toEqual([]);
  });

  it("(part of CALL-05) shares every running call but those of the two operations of the rule", () => {
    for (const [name, row] of rows)
      expect([name, row.shared]).toEqual([name, !NEVER_SHARED.some((never) => never === name)]);
  });

  it("gives every write an intent, but for those that begin, move and end a session", () => {
    expect(rows.flatMap(([name, row]) => (row.write && !row.intent ? [name] : []))).toEqual(WITHOUT_INTENT);
    // the schema puts it first, after the session
    for (const [name, row] of rows) {
      const [, fields = ""] =
        new RegExp(`<xs:element name="${name}">(.*?)<xs:element name="${name}Response"`, "s").exec(schema) ?? [];
      const intent =
        /^<xs:complexType><xs:sequence>\s*(?:<xs:element name="sessionId" type="xs:string"\/>)?\s*<xs:element name="intentId" type="IntentId"\/>/.test(
          fields,
        );
      expect([name, intent]).toEqual([name, row.write && row.intent]);
    }
  });
});

describe("a table that breaks a rule does not compile", () => {
  type Read<Shared, Retried> = {
    readonly session: true;
    readonly shared: Shared;
    readonly retried: Retried;
    readonly write: false;
  };
  type Write<Intent, Shared = true, Retried = false> = {
    readonly session: true;
    readonly shared: Shared;
    readonly retried: Retried;
    readonly write: true;
    readonly intent: Intent;
  };
  type Compiles<Table> = Table extends Ruled<Table> ? true : false;

  it("(part of CALL-05) by sharing what is never shared, or not sharing what is", () => {
    expectTypeOf<NeverShared>().toEqualTypeOf<(typeof NEVER_SHARED)[number]>();
    expectTypeOf<Compiles<{ setP4Parameter: Write<true> }>>().toEqualTypeOf<false>();
    expectTypeOf<Compiles<{ setP4Parameter: Write<true, false> }>>().toEqualTypeOf<true>();
    expectTypeOf<Compiles<{ getMVNOstate: Read<true, false> }>>().toEqualTypeOf<false>();
    expectTypeOf<Compiles<{ getMVNOstate: Read<false, false> }>>().toEqualTypeOf<true>();
    expectTypeOf<Compiles<{ getBanners: Read<false, true> }>>().toEqualTypeOf<false>();
  });

  it("(part of CALL-06) by retrying what is not, or not retrying what is, or a write", () => {
    expectTypeOf<RetriedRead>().toEqualTypeOf<(typeof RETRIED)[number]>();
    expectTypeOf<Compiles<{ getBanners: Read<true, true> }>>().toEqualTypeOf<true>();
    expectTypeOf<Compiles<{ getBanners: Read<true, false> }>>().toEqualTypeOf<false>();
    expectTypeOf<Compiles<{ getPaymentState: Read<true, true> }>>().toEqualTypeOf<false>();
    expectTypeOf<Compiles<{ getBanners: Write<true, true, true> }>>().toEqualTypeOf<false>();
  });

  it("by a write without an intent, in the table or in a call", () => {
    expectTypeOf<Compiles<{ startPayment: Write<true> }>>().toEqualTypeOf<true>();
    expectTypeOf<Compiles<{ startPayment: Write<false> }>>().toEqualTypeOf<false>();
    expectTypeOf<Compiles<{ sessionEnd: Write<false> }>>().toEqualTypeOf<true>();
    type Call<Operation, Payload> = SoapCaller["call"] extends (operation: Operation, payload: Payload) => unknown
      ? true
      : false;
    expectTypeOf<IntentWrite>().toEqualTypeOf<
      | "setPhoneChangeToken"
      | "setEmailChangeToken"
      | "setContactData"
      | "activateEDocument"
      | "saveConsentsByCustomerAccount"
      | "saveElectronicPollResult"
      | "showIsobarEvent"
      | "registerTemporaryMarketingConsent"
      | "continueSalesProcess"
      | "respondToSaleOffer"
      | "startPayment"
      | "getDownloadToken"
      | "signUpCodeVerify"
      | "requestPasswordReset"
      | "resetPassword"
      | "answerMatter"
      | "abandonPayment"
      | "orderOverpaymentPayout"
      | "registerTOSAcceptance"
      | "changeDirectBilling"
      | "saveDirectBillingSettings"
      | "setProductName"
      | "changeServiceMoveDate"
      | "bookAppointment"
      | "setP4Parameter"
      | "requestContact"
      | "addContactFormFile"
      | "registerContactFormSubmission"
      | "markMessageAsRead"
      | "markMessageAsDeleted"
      | "switchWifiFrequency"
      | "setWifiParams"
      | "setDefaultWifiParams"
      | "resetPin"
      | "saveOnboardingtData"
      | "changeCustomLogin"
      | "changePasswordAuthenticated"
      | "create2FAToken"
      | "confirm2FAToken"
      | "save2FADevice"
      | "delete2FADevices"
      | "editAssociatedMobileDevice"
      | "associateMobileDevice"
      | "disableAutoLogin"
      | "saveClientAccounts"
    >();
    expectTypeOf<Call<"startPayment", { amount: string; intentId: string }>>().toEqualTypeOf<true>();
    expectTypeOf<Call<"startPayment", { amount: string }>>().toEqualTypeOf<false>();
    expectTypeOf<Call<"startPayment", undefined>>().toEqualTypeOf<false>();
    expectTypeOf<Call<"getPaymentState", { paymentId: string }>>().toEqualTypeOf<true>();
  });
});
