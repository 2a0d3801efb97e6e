import type { XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import { expectAnswer, type Check, type CheckResults } from "../check.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import { childOf, itemsOf, textOf } from "../validation/response-tree.ts";
import { withSessions } from "../with-sessions.ts";

/** Text that must arrive unchanged. */
const TEXT = "Test of the conformance kit: żółw & <b>\nsecond line";
const PHONE = "601234567";

/** Writes about requests, outages, calls and messages, each seen in its list afterwards. */
export const supportScenario: Check = {
  id: "support",
  title: "Scenario: messages about requests, news of outages, calls",
  needs: "write",
  rules: [
    "requests.message-added",
    "outages.news-ordered",
    "documents.format-requested",
    "calls.promised",
    "messages.read-together",
  ],
  run: (context) =>
    withSessions(context, { use: "write" }, async function* tryWrites({ session }) {
      yield* addMessage(session);
      yield* orderNews(session);
      yield* requestDocumentFormat(session);
      yield* requestCall(session);
      yield* readTogether(session);
    }),
};

async function* addMessage(client: ProviderClient): CheckResults {
  const rule = "requests.message-added";
  const requests = (await client.call("getContactFormSubmissions")).items("submissions");
  const request = requests.find((each) => textOf(each, "state") !== "CLOSED");
  if (request === undefined) {
    yield { notTried: "the account has no open request", rules: [rule] };
    return;
  }
  const number = textOf(request, "number");
  const order = { number, text: TEXT, files: [] };
  const intentId = crypto.randomUUID();
  const sent = await client.write("addSupportRequestMessage", order, intentId);
  if (sent.isUnsupported) {
    yield { notTried: "addSupportRequestMessage is not supported", rules: [rule] };
    return;
  }
  yield* expectAnswer(sent.text("number") === number, sent, {
    rule,
    path: "number",
    expected: "the number of the request",
    effect: "the portal does not know whether the message has arrived",
  });
  await client.write("addSupportRequestMessage", order, intentId);
  const list = await client.call("getContactFormSubmissions");
  const entries = list
    .items("submissions")
    .filter((each) => textOf(each, "number") === number)
    .flatMap((each) => itemsOf(each, "entries"));
  const added = entries.filter((entry) => isSameText(textOf(entry, "text"), TEXT) && isCustomers(entry));
  yield* expectAnswer(added.length === 1, list, {
    rule,
    path: "submissions.entries.text",
    expected: "the message once, unchanged, as the customer's",
    found: list.isData ? `${added.length} of them` : list.summary,
    effect: "the customer does not see the message, and sends it again",
  });
}

const isCustomers = (entry: XmlElement): boolean => textOf(entry, "side") === "CUSTOMER";

const isSameText = (found: string, sent: string): boolean => found.replaceAll("\r", "").trim() === sent;

async function* orderNews(client: ProviderClient): CheckResults {
  const rule = "outages.news-ordered";
  const [outage] = (await client.call("getOutageMessages")).items("outages");
  if (outage === undefined) {
    yield { notTried: "the account has no outage", rules: [rule] };
    return;
  }
  const outageId = textOf(outage, "outageId");
  for (const phone of [PHONE, ""]) {
    const ordered = await client.write("subscribeOutage", { outageId, ...(phone !== "" && { phone }) });
    if (ordered.isUnsupported) {
      yield { notTried: "subscribeOutage is not supported", rules: [rule] };
      return;
    }
    const list = await client.call("getOutageMessages");
    const found = list.items("outages").find((each) => textOf(each, "outageId") === outageId);
    yield* expectAnswer(found !== undefined && textOf(found, "smsPhone") === phone, list, {
      rule,
      path: "outages.smsPhone",
      expected: phone === "" ? "no number after the order was taken back" : "the ordered number",
      found: list.isData ? "another value" : list.summary,
      effect: "the customer waits for news that do not come, or gets unwanted ones",
    });
  }
}

async function* requestDocumentFormat(client: ProviderClient): CheckResults {
  const rule = "documents.format-requested";
  const documents = await client.call("getDocuments");
  const document = documents.items("documents").find((each) => itemsOf(each, "formatRequests").length === 0);
  if (document === undefined) {
    yield { notTried: "the account has no document without a request for another format", rules: [rule] };
    return;
  }
  const documentId = textOf(document, "documentId");
  const registered = await client.write("requestDocumentFormat", { documentId, format: "LARGE_PRINT" });
  if (registered.isUnsupported) {
    yield { notTried: "requestDocumentFormat is not supported", rules: [rule] };
    return;
  }
  const list = await client.call("getDocuments");
  const found = list.items("documents").find((each) => textOf(each, "documentId") === documentId);
  const [request] = found === undefined ? [] : itemsOf(found, "formatRequests");
  yield* expectAnswer(request !== undefined && textOf(request, "format") === "LARGE_PRINT", list, {
    rule,
    path: "documents.formatRequests",
    expected: "the registered request",
    found: list.isData ? "no such request" : list.summary,
    effect: "the customer asks again, or does not know until when the document comes",
  });
}

async function* requestCall(client: ProviderClient): CheckResults {
  const rule = "calls.promised";
  const permission = await client.call("checkIfAllowedToAskForContact");
  const [time] = permission.items("callTimes");
  if (!permission.flag("allowed") || time === undefined) {
    yield { notTried: "the account may not request a call at a chosen time", rules: [rule] };
    return;
  }
  const callFrom = textOf(time, "from");
  await client.write("requestContact", { phone: PHONE, callFrom });
  const promised = await client.call("checkIfAllowedToAskForContact");
  const isPromised = promised.text("phone") === PHONE && Date.parse(promised.text("callFrom")) === Date.parse(callFrom);
  yield* expectAnswer(isPromised && childOf(promised.result, "callBefore") !== undefined, promised, {
    rule,
    path: "callFrom",
    expected: "the chosen time, its end and the number",
    found: promised.isData ? "another call, or none" : promised.summary,
    effect: "the customer does not know when to wait for the call",
  });
  const cancelled = await client.write("cancelContact", {});
  if (cancelled.isUnsupported) return;
  const after = await client.call("checkIfAllowedToAskForContact");
  yield* expectAnswer(after.isData && after.text("callBefore") === "", after, {
    rule,
    path: "callBefore",
    expected: "no call after it was cancelled",
    found: after.isData ? "a call" : after.summary,
    effect: "an agent calls although the customer has cancelled",
  });
}

async function* readTogether(client: ProviderClient): CheckResults {
  const rule = "messages.read-together";
  const unread = (await client.call("getClientMessages"))
    .items("messages")
    .filter((each) => textOf(each, "read") !== "true" && textOf(each, "rodoMessageId") === "")
    .map((each) => textOf(each, "clientMessageId"));
  if (unread.length === 0) {
    yield { notTried: "the account has no unread message", rules: [rule] };
    return;
  }
  const marked = await client.write("markMessagesAsRead", { messages: unread });
  if (marked.isUnsupported) {
    yield { notTried: "markMessagesAsRead is not supported", rules: [rule] };
    return;
  }
  const list = await client.call("getClientMessages");
  const left = list
    .items("messages")
    .filter((each) => unread.includes(textOf(each, "clientMessageId")) && textOf(each, "read") !== "true");
  yield* expectAnswer(list.isData && left.length === 0, list, {
    rule,
    path: "messages.read",
    expected: "all marked messages as read",
    found: list.isData ? `${left.length} unread` : list.summary,
    effect: "messages that the customer has marked are unread again",
  });
}
