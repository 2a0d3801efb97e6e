import { readFileSync } from "node:fs";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { OperationGateway } from "./gateway/service-response.ts";
import { OPERATIONS } from "./operations.ts";
import type { IdempotentWrite, OperationPolicy, WritePolicy } from "./operations.ts";

const rows: [string, OperationPolicy][] = Object.entries(OPERATIONS);

/** Operations of CALL-06. */
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

/** Operations of CALL-05. */
const NEVER_SHARED = ["setP4Parameter", "getMVNOstate"] as const;

/** Called from a link or to request one, with or without a session, because the token replaces it (docs/adr/0034). */
const BY_LINK = [
  "requestPasswordReset",
  "checkPasswordToken",
  "resetPassword",
  "getMatter",
  "answerMatter",
  "withdrawFromContract",
];

/** Anyone may complain about accessibility, with or without a session. */
const FOR_ANYONE = ["registerAccessibilityComplaint"];

/** `OPERATIONS` explains why. */
const WITHOUT_IDEMPOTENCY_KEY = [
  "sessionStart",
  "changeContext",
  "sessionEnd",
  "confirmIdentity",
  "createRecoveryCodes",
  "getPasskeyCreationOptions",
];

/** Type of a request with the key as its first element, after the session. */
const KEY_FIRST = new RegExp(
  '^<xs:complexType><xs:sequence>\\s*(?:<xs:element name="sessionId" type="xs:string"></xs:element>)?\\s*' +
    '<xs:element name="intentId" type="IntentId">',
);

describe("table of operations", () => {
  const schema = readFileSync(new URL("../../docs/contract/ebok.xsd", import.meta.url), "utf8").replaceAll(
    /<xs:annotation>.*?<\/xs:annotation>/gs,
    "",
  );

  it("contains one row in the operation table for each operation of the contract", () => {
    const inContract = [...schema.matchAll(/<xs:element name="(\w+)Response"/g)].map(([, name]) => name ?? "");
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set(inContract));
  });

  it("(part of CALL-02) sends the session with all operations except those of login and links", () => {
    expect(rows.filter(([, row]) => !row.session).map(([name]) => name)).toEqual([
      "getCapabilities",
      "beforeLogin",
      "sessionStart",
      "sessionStartChallenge",
      "signUpCodeVerify",
      ...BY_LINK.slice(0, 3),
      "getPasskeyRequestOptions",
      ...BY_LINK.slice(3),
      ...FOR_ANYONE,
    ]);
  });

  it("(part of CALL-06) retries exactly the sixteen read operations of the rule", () => {
    expect(new Set(RETRIED).size).toBe(16);
    expect(
      rows
        .filter(([, row]) => row.retried)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(RETRIED.toSorted());
    expect(rows.filter(([, row]) => row.retried && row.write)).toEqual([]);
  });

  it("(part of CALL-05) shares every running operation except the two of the rule", () => {
    for (const [name, row] of rows)
      expect([name, row.shared]).toEqual([name, !NEVER_SHARED.some((never) => never === name)]);
  });

  it("requires an idempotency key for every write except starting, moving, ending a session", () => {
    expect(rows.flatMap(([name, row]) => (row.write && !row.hasIdempotencyKey ? [name] : []))).toEqual(
      WITHOUT_IDEMPOTENCY_KEY,
    );
    for (const [name, row] of rows) {
      const [, fields = ""] =
        new RegExp(`<xs:element name="${name}">(.*?)<xs:element name="${name}Response"`, "s").exec(schema) ?? [];
      const hasIdempotencyKey = KEY_FIRST.test(fields);
      expect([name, hasIdempotencyKey]).toEqual([name, row.write && row.hasIdempotencyKey]);
    }
  });
});

describe("types of the table", () => {
  it("(part of CALL-06) rejects a retried write operation at compile time", () => {
    expectTypeOf<WritePolicy>().toExtend<OperationPolicy>();
    expectTypeOf<Omit<WritePolicy, "retried"> & { readonly retried: true }>().not.toExtend<OperationPolicy>();
  });

  it("rejects a write operation without its idempotency key at compile time", () => {
    type Call<Operation, Payload> = OperationGateway["call"] extends (operation: Operation, payload: Payload) => unknown
      ? true
      : false;
    expectTypeOf<"sessionEnd">().not.toExtend<IdempotentWrite>();
    expectTypeOf<Call<"startPayment", { amount: string; intentId: string }>>().toEqualTypeOf<true>();
    expectTypeOf<Call<"startPayment", { amount: string }>>().toEqualTypeOf<false>();
    expectTypeOf<Call<"startPayment", undefined>>().toEqualTypeOf<false>();
    expectTypeOf<Call<"getPaymentState", { paymentId: string }>>().toEqualTypeOf<true>();
  });
});
