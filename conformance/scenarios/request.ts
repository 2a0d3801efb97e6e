import type { Payload } from "#adapters/soap/gateway/envelope.ts";
import type { XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import { formatPolishDate, warsawDateAt } from "#domain/shared-kernel/warsaw-calendar.ts";
import { expectAnswer, type Check, type CheckResults } from "../check.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import { withSessions } from "../with-sessions.ts";
import { itemsOf, textOf } from "../validation/response-tree.ts";

/** Bytes of a small PDF, sent in two pieces. */
const FILE = new TextEncoder().encode(`%PDF-1.4\n%${"x".repeat(2_000)}\n%%EOF\n`);
const BREAK_AT = 1_000;
const LOST_FILE = "the customer has to send the file again, or the request arrives without it";

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

/** A request with a file whose upload breaks off and continues. */
export const requestScenario: Check = {
  id: "request",
  title: "Scenario: request with a broken upload",
  needs: "write",
  rules: ["requests.file-continues", "requests.registered"],
  run: (context) => withSessions(context, { use: "write" }, ({ session }) => sendRequest(session, context.now())),
};

async function* sendRequest(client: ProviderClient, now: number): CheckResults {
  const forms = (await client.call("getContactFormDefinition")).items("forms");
  const form = forms.find((each) => fileField(each) !== undefined) ?? forms[0];
  if (form === undefined) {
    yield { notTried: "getContactFormDefinition lists no form" };
    return;
  }
  const field = fileField(form);
  const fileId = crypto.randomUUID();
  if (field === undefined) yield { notTried: "no form has a field for files", rules: ["requests.file-continues"] };
  else yield* upload(client, fileId);
  yield* register(client, form, field === undefined ? [] : [{ field: textOf(field, "name"), fileId }], now);
}

/** Field for files that is shown without another answer. */
const fileField = (form: XmlElement): XmlElement | undefined =>
  itemsOf(form, "fields").find((field) => textOf(field, "type") === "FILE" && textOf(field, "dependsOn") === "");

async function* upload(client: ProviderClient, fileId: string): CheckResults {
  const piece = (from: number, to: number): Payload => ({
    fileId,
    fileName: "conformance.pdf",
    size: String(FILE.length),
    position: String(from),
    content: base64(FILE.slice(from, to)),
  });
  const intentId = crypto.randomUUID();
  const first = await client.write("addContactFormFile", piece(0, BREAK_AT), intentId);
  yield* expectAnswer(first.text("received") === String(BREAK_AT), first, {
    rule: "requests.file-continues",
    path: "received",
    expected: "the number of bytes that have arrived",
    found: first.isData ? "another number" : first.summary,
    effect: LOST_FILE,
  });
  // The response was lost: the portal sends the piece again with its key, then as a new write.
  for (const key of [intentId, crypto.randomUUID()]) {
    const again = await client.write("addContactFormFile", piece(0, BREAK_AT), key);
    yield* expectAnswer(again.text("received") === String(BREAK_AT), again, {
      rule: "requests.file-continues",
      path: "received",
      expected: "the same number for a piece that has arrived already",
      found: again.isData ? "another number" : again.summary,
      effect: LOST_FILE,
    });
  }
  // The connection breaks while the last piece is sent; the portal sends it again with its key.
  const lastKey = crypto.randomUUID();
  await client.writeTorn("addContactFormFile", piece(BREAK_AT, FILE.length), lastKey);
  const last = await client.write("addContactFormFile", piece(BREAK_AT, FILE.length), lastKey);
  yield* expectAnswer(last.text("received") === String(FILE.length), last, {
    rule: "requests.file-continues",
    path: "received",
    expected: "the size of the file after its last piece",
    found: last.isData ? "another number" : last.summary,
    effect: LOST_FILE,
  });
}

/** Answer to a field that a provider accepts. */
function answerTo(field: XmlElement, now: number): string {
  switch (textOf(field, "type")) {
    case "CHOICE":
      return textOf(itemsOf(field, "options")[0], "value");
    case "DATE":
      return (
        textOf(field, "dateFrom") || textOf(field, "dateTo") || formatPolishDate(warsawDateAt(now)).replaceAll(".", "-")
      );
    case "AMOUNT":
      return "10.00";
    case "ACCOUNT":
      return "61109010140000071219812874";
    case "PHONE":
      return "601234567";
    case "EMAIL":
      return "kit@conformance.example";
    default:
      return "Test of the conformance kit, 007 żółw. "
        .repeat(2)
        .slice(0, Number(textOf(field, "maxLength")) || undefined);
  }
}

/** Answers to all required fields that are shown. */
function answersTo(form: XmlElement, now: number): readonly { readonly name: string; readonly value: string }[] {
  const given = new Map<string, string>();
  for (const field of itemsOf(form, "fields")) {
    const shownFor = itemsOf(field, "dependsOnValues").map(({ text }) => text.trim());
    const isShown = shownFor.length === 0 || shownFor.includes(given.get(textOf(field, "dependsOn")) ?? "");
    const isNeeded = textOf(field, "required") === "true" || textOf(field, "type") === "CHOICE";
    if (isShown && isNeeded && textOf(field, "type") !== "FILE") given.set(textOf(field, "name"), answerTo(field, now));
  }
  return [...given].map(([name, value]) => ({ name, value }));
}

async function* register(
  client: ProviderClient,
  form: XmlElement,
  files: readonly Payload[],
  now: number,
): CheckResults {
  const order = { formId: textOf(form, "formId"), answers: answersTo(form, now), ...(files.length > 0 && { files }) };
  const intentId = crypto.randomUUID();
  const sent = await client.write("registerContactFormSubmission", order, intentId);
  const number = sent.text("number");
  yield* expectAnswer(number !== "", sent, {
    rule: "requests.registered",
    path: "number",
    expected: "the number of the request",
    effect: "the customer cannot send a request",
  });
  if (number === "") return;
  const again = await client.write("registerContactFormSubmission", order, intentId);
  yield* expectAnswer(again.text("number") === number, again, {
    rule: "requests.registered",
    path: "number",
    expected: "the same number for the same key",
    found: again.isData ? "another number" : again.summary,
    effect: "one request is answered twice",
  });
  const list = await client.call("getContactFormSubmissions");
  const mine = list.items("submissions").filter((submission) => textOf(submission, "number") === number);
  yield* expectAnswer(mine.length === 1, list, {
    rule: "requests.registered",
    path: "submissions",
    expected: "the request once",
    found: list.isData ? `${mine.length} of them` : list.summary,
    effect: "the customer does not see the request, and sends it again",
  });
}
