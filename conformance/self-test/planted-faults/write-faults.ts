import { randomUUID } from "node:crypto";
import type { ForwardedResponse } from "../../proxy/forwarding-proxy.ts";
import { createXmlElement } from "../../xml/xml-tree.ts";
import { answeringCalls, behaviourFault, changingCalls, changingResponses, replacingCalls } from "./behaviour-fault.ts";
import { addGrosze, changeElement, changeText, remove, setText } from "./change-response.ts";
import type { FaultyAnswer, PlantedFault, ServiceCall } from "./planted-fault.ts";
import { changeForwarded, respond, respondText, resultText, valueOf, withValue } from "./service-call.ts";

const keyOf = (call: ServiceCall): string => valueOf(call, "intentId");

/** Stores the first response of each key and answers calls with a known key. */
const answeringKnownKeys =
  (answer: (first: ForwardedResponse, call: ServiceCall, firstCall: ServiceCall) => Promise<ForwardedResponse> | ForwardedResponse | undefined): (() => FaultyAnswer) =>
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

const isSameContent = (left: ServiceCall, right: ServiceCall): boolean => left.body.equals(right.body);

/** Faults of idempotency keys and of what writes change. */
export const WRITE_FAULTS: readonly PlantedFault[] = [
  behaviourFault("applies an idempotency key every time", "idempotency.once-in-parallel", "", changingCalls((call) => (keyOf(call) === "" ? call : withValue(call, "intentId", randomUUID())))),
  behaviourFault("refuses a repeated idempotency key", "idempotency.once-in-parallel", "", answeringKnownKeys(() => respondText(409, "Conflict"))),
  behaviourFault("repeats the response of a key for other content", "idempotency.other-content", "", answeringKnownKeys((first) => first)),
  behaviourFault("applies a key again with other content", "idempotency.other-content", "", () => {
    const known = new Map<string, ServiceCall>();
    return (call, forward) => {
      const first = call.operation === "" ? undefined : known.get(keyOf(call));
      if (call.operation !== "" && keyOf(call) !== "" && first === undefined) known.set(keyOf(call), call);
      return forward(first === undefined || isSameContent(first, call) ? call : withValue(call, "intentId", randomUUID()));
    };
  }),
  behaviourFault("needs no idempotency key", "idempotency.key-required", "", changingCalls((call) => (IS_WRITE.has(call.operation) && keyOf(call) === "" ? withValue(call, "intentId", randomUUID()) : call))),
  behaviourFault("returns another account's invoice", "accounts.isolated", "getInvoiceDetails", answeringCalls("getInvoiceDetails", () => ({ last: undefined as ForwardedResponse | undefined }), async (call, forward, memory) => {
    const response = await forward(call);
    if (resultText(response, "entryId") !== "") memory.last = response;
    return resultText(response, "errorCode") === "" ? response : (memory.last ?? response);
  })),
  behaviourFault("reports a balance that is a grosz off", "finance.balance", "", changingResponses("getClientData", changeElement("client.currentBalance", addGrosze(1)))),
  behaviourFault("reports a debt as an overpayment", "finance.balance", "", changingResponses("getClientData", changeElement("client.currentBalance", changeText((text) => text.replace("-", ""))))),
  behaviourFault("gives two entries one id", "finance.unique-ids", "getClientFinancialEntries", changingResponses("getClientFinancialEntries", (response) => {
    const [, first = ""] = /<entryId>([^<]+)</.exec(response.body) ?? [];
    let count = 0;
    return changeElementsNamed(response, first, () => (count += 1));
  })),
];
