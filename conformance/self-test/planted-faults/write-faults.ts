import { randomUUID } from "node:crypto";
import type { ForwardedResponse } from "../../proxy/forwarding-proxy.ts";
import { createXmlElement } from "../../xml/xml-tree.ts";
import { answeringCalls, behaviourFault, changingCalls, changingResponses, replacingCalls } from "./behaviour-fault.ts";
import { isKnownLogin } from "./login-faults.ts";
import { addGrosze, changeElement, changeText, remove, setText } from "./change-response.ts";
import type { FaultyAnswer, PlantedFault, ServiceCall } from "./planted-fault.ts";
import { changeForwarded, respond, respondText, resultText, valueOf, withBearer, withValue } from "./service-call.ts";

const keyOf = (call: ServiceCall): string => valueOf(call, "intentId");

/** Stores the first response of each key and answers calls with a known key. */
const answeringKnownKeys =
  (
    answer: (
      first: ForwardedResponse,
      call: ServiceCall,
      firstCall: ServiceCall,
    ) => Promise<ForwardedResponse> | ForwardedResponse | undefined,
  ): (() => FaultyAnswer) =>
  () => {
    const known = new Map<string, { readonly call: ServiceCall; readonly response: Promise<ForwardedResponse> }>();
    return async (call, forward) => {
      const key = call.operation === "" ? "" : keyOf(call);
      const first = known.get(key);
      if (key === "" || first === undefined) {
        const response = forward(call);
        if (key !== "") known.set(key, { call, response });
        return response;
      }
      return (await answer(await first.response, call, first.call)) ?? forward(call);
    };
  };

/** Operations whose key is left out by the kit on purpose. */
const needsKey = (call: ServiceCall): boolean => valueOf(call, "intentId") === "" && !READS.test(call.operation);

const READS = /^(?:get|check|session|before|changeContext|show)/;

/** Answers with the session of another customer when that one has the entry. */
const answeringByOwner: () => FaultyAnswer = () => {
  const owners = new Map<string, string>();
  return async (call, forward) => {
    const response = await forward(call);
    const text = response.body.toString("utf8");
    if (call.operation === "getClientFinancialEntries")
      for (const [, entryId = ""] of text.matchAll(/<entryId>([^<]+)</g))
        owners.set(entryId, valueOf(call, "sessionId"));
    const owner = call.operation === "getInvoiceDetails" ? owners.get(valueOf(call, "entryId")) : undefined;
    return owner === undefined ? response : forward(withBearer(withValue(call, "sessionId", owner), owner));
  };
};

/** Names a document of the customer as the only correction. */
const namingCorrection = (entryId: string) =>
  changeElement("corrections", (list) => {
    const item = createXmlElement("item", "");
    for (const [name, text] of [
      ["number", "FK/1/11/26"],
      ["entryId", entryId],
      ["issuedOn", "20-11-2026"],
      ["gross", "-20.00"],
    ] as const)
      item.children.push(createXmlElement(name, text));
    list.children.splice(0, list.children.length, item);
  });

const isSameContent = (left: ServiceCall, right: ServiceCall): boolean => left.body.equals(right.body);

/** Faults of idempotency keys and of what writes change. */
export const WRITE_FAULTS: readonly PlantedFault[] = [
  behaviourFault(
    "applies an idempotency key every time",
    "idempotency.once-in-parallel",
    "",
    changingCalls((call) => (keyOf(call) === "" ? call : withValue(call, "intentId", randomUUID()))),
  ),
  behaviourFault(
    "refuses a repeated idempotency key",
    "idempotency.once-in-parallel",
    "",
    answeringKnownKeys(() => respondText(409, "Conflict")),
  ),
  behaviourFault(
    "repeats the response of a key for other content",
    "idempotency.other-content",
    "",
    answeringKnownKeys((first) => first),
  ),
  behaviourFault("applies a key again with other content", "idempotency.other-content", "", () => {
    const known = new Map<string, ServiceCall>();
    return (call, forward) => {
      const first = call.operation === "" ? undefined : known.get(keyOf(call));
      if (call.operation !== "" && keyOf(call) !== "" && first === undefined) known.set(keyOf(call), call);
      return forward(
        first === undefined || isSameContent(first, call) ? call : withValue(call, "intentId", randomUUID()),
      );
    };
  }),
  behaviourFault(
    "needs no idempotency key",
    "idempotency.key-required",
    "",
    changingCalls((call) =>
      call.operation !== "" && needsKey(call) ? withValue(call, "intentId", randomUUID()) : call,
    ),
    ["payment.open"],
  ),
  behaviourFault("returns another account's invoice", "accounts.isolated", "getInvoiceDetails", answeringByOwner),
  behaviourFault(
    "names an invoice as a correction of another one",
    "finance.corrections-agree",
    "getInvoiceDetails",
    () => {
      let first = "";
      return async (call, forward) => {
        const response = await forward(call);
        const entryId = call.operation === "getInvoiceDetails" ? valueOf(call, "entryId") : "";
        if (first === "") first = entryId;
        return entryId === "" || entryId === first ? response : changeForwarded(response, namingCorrection(first));
      };
    },
  ),
  behaviourFault(
    "reports a balance that is a grosz off",
    "finance.balance",
    "",
    changingResponses("getClientData", changeElement("client.currentBalance", addGrosze(1))),
  ),
  behaviourFault(
    "reports a debt as an overpayment",
    "finance.balance",
    "",
    changingResponses(
      "getClientData",
      changeElement(
        "client.currentBalance",
        changeText((text) => text.replace("-", "")),
      ),
    ),
  ),
  behaviourFault(
    "loses a payment that was started",
    "payment.open",
    "getOpenPayments",
    changingResponses("getOpenPayments", changeElement("payments.item", remove)),
  ),
  behaviourFault(
    "gives a started payment no address to continue",
    "payment.open",
    "getOpenPayments",
    changingResponses("getOpenPayments", changeElement("payments.item.paymentUrl", remove)),
  ),
  behaviourFault(
    "reports a started payment as rejected",
    "payment.open",
    "getPaymentState",
    changingResponses("getPaymentState", changeElement("state", setText("rejected"))),
  ),
  behaviourFault(
    "confirms an abandoned payment without an effect",
    "payment.abandoned",
    "",
    replacingCalls("abandonPayment", (call) =>
      respond("abandonPayment", createXmlElement("paymentId", valueOf(call, "paymentId"))),
    ),
  ),
  behaviourFault(
    "forgets a request that was sent",
    "requests.registered",
    "getContactFormSubmissions",
    changingResponses(
      "getContactFormSubmissions",
      changeElement("submissions", (list) => void list.children.splice(0)),
    ),
  ),
  behaviourFault(
    "returns a number that the request does not have",
    "requests.registered",
    "",
    changingResponses("registerContactFormSubmission", changeElement("number", setText("ZG/2026/000000"))),
  ),
  behaviourFault(
    "counts no received bytes",
    "requests.file-continues",
    "addContactFormFile",
    changingResponses("addContactFormFile", changeElement("received", setText("0"))),
  ),
  behaviourFault(
    "accepts an unknown password link",
    "password.token-unknown",
    "checkPasswordToken",
    replacingCalls("checkPasswordToken", () => respond("checkPasswordToken", createXmlElement("accepted", "true"))),
  ),
  behaviourFault(
    "reveals by a password reset that a login is unknown",
    "password.reset-indistinguishable",
    "requestPasswordReset",
    answeringCalls(
      "requestPasswordReset",
      () => undefined,
      (call, forward) =>
        isKnownLogin(call)
          ? forward(call)
          : Promise.resolve(respond("requestPasswordReset", createXmlElement("accepted", "false"))),
    ),
  ),
  behaviourFault(
    "accepts a used password link",
    "password.reset-once",
    "checkPasswordToken",
    answeringCalls(
      "checkPasswordToken",
      () => undefined,
      async (call, forward) => {
        const response = await forward(call);
        return resultText(response, "errorCode") === "USED_TOKEN"
          ? respond("checkPasswordToken", createXmlElement("accepted", "true"))
          : response;
      },
    ),
  ),
  behaviourFault(
    "refuses a long password without a digit",
    "password.length",
    "resetPassword",
    answeringCalls(
      "resetPassword",
      () => undefined,
      (call, forward) =>
        /\d/.test(valueOf(call, "password"))
          ? forward(call)
          : Promise.resolve(respond("resetPassword", createXmlElement("errorCode", "MISSING_DATA"))),
    ),
  ),
  behaviourFault(
    "names a common password as a short one",
    "password.common",
    "resetPassword",
    answeringCalls(
      "resetPassword",
      () => undefined,
      async (call, forward) => {
        const response = await forward(call);
        return resultText(response, "errorCode") === "COMMON_PASSWORD"
          ? respond("resetPassword", createXmlElement("errorCode", "MISSING_DATA"))
          : response;
      },
    ),
  ),
  behaviourFault(
    "confirms a new password without an effect",
    "password.reset-once",
    "checkPasswordToken",
    answeringCalls(
      "resetPassword",
      () => undefined,
      async (call, forward) =>
        valueOf(call, "password").includes(" ")
          ? respond("resetPassword", createXmlElement("accepted", "true"))
          : forward(call),
    ),
    ["login.opens-session"],
  ),
];
