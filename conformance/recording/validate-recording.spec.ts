import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PublishedContract } from "../contract/published-contract.ts";
import { callFingerprint } from "../exchange/call-fingerprint.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { exampleExchanges } from "../self-test/example-exchanges.ts";
import { validateRecording } from "./validate-recording.ts";
import type { RecordedFrame } from "./recording.ts";

const FOLDER = join(import.meta.dirname, "../../docs/contract");
const contract = new PublishedContract(FOLDER);
const examples = exampleExchanges(join(FOLDER, "examples"));

function exampleOf(operation: string, change: (xml: string) => string = (xml) => xml): Exchange {
  const found = examples.find((exchange) => exchange.operation === operation);
  if (found?.response === undefined) throw new Error(`no example of ${operation}`);
  return { ...found, response: { ...found.response, body: change(found.response.body) } };
}

function openedSession(): Exchange {
  const found = examples.find(({ response }) => response?.body.includes("<isLogged>") === true);
  if (found === undefined) throw new Error("no example opens a session");
  return found;
}

/** Makes the example of an invoice the correction that it names, of the document `corrected`. */
const toCorrection =
  (corrected: string, gross: string) =>
  (xml: string): string =>
    xml
      .replace("<entryId>6005610000001<", "<entryId>6005610000013<")
      .replace("<kind>invoice<", "<kind>correction<")
      .replaceAll(/<(net|gross)>[^<]+</g, `<$1>${gross}<`)
      .replaceAll(/<vat>[^<]+</g, "<vat>0.00<")
      .replace(
        /<corrections>[\s\S]*<\/corrections>/,
        `<corrects><entryId>${corrected}</entryId><number>FV/6005610/11/26</number></corrects>`,
      );

/** Sends an exchange in another session. */
function inSession(exchange: Exchange, sessionId: string): Exchange {
  const { operation, request } = exchange;
  return {
    ...exchange,
    request: {
      ...request,
      headers: {
        ...request.headers,
        authorization: `Bearer ${sessionId}`,
        "x-ebok-fingerprint": callFingerprint(operation, sessionId),
      },
      body: request.body.replace(/(<sessionId>)[^<]*/, `$1${sessionId}`),
    },
  };
}

const withRequest = (exchange: Exchange, change: (xml: string) => string): Exchange => ({
  ...exchange,
  request: { ...exchange.request, body: change(exchange.request.body) },
});

const download = (method: string, status: number, disposition = "attachment"): Exchange => ({
  operation: "",
  request: { method, url: "https://portal.example/files/3f0c", headers: {}, body: "" },
  response: { status, headers: { "content-disposition": disposition }, body: "" },
  failure: undefined,
  startedAt: "2026-11-20T09:12:00Z",
  durationMs: 5,
});

const received = (type: string, data: Readonly<Record<string, unknown>>, socket = 1): RecordedFrame => ({
  direction: "received",
  socket,
  at: "2026-11-20T09:12:00Z",
  frame: JSON.stringify({ type, data }),
});

const sent = (type: string, data: Readonly<Record<string, unknown>>): RecordedFrame => ({
  ...received(type, data),
  direction: "sent",
});

const message = (id: string, place: number): RecordedFrame =>
  received("NEW_MESSAGE", { id, place, side: "BOT", date: "2026-11-20T10:12:00+01:00", data: "x" });

const idsOf = async (
  exchanges: readonly Exchange[],
  frames: readonly RecordedFrame[] = [],
): Promise<readonly string[]> =>
  (await validateRecording({ exchanges, frames }, contract, "full")).findings.map(({ id }) => id);

describe("validateRecording", () => {
  it("finds nothing in the examples of reads in one session", async () => {
    const reads = examples.filter(({ operation }) => /^(get|check)/.test(operation) && operation !== "getMatter");
    expect(await idsOf([...reads, download("HEAD", 200), download("GET", 200), download("GET", 410)])).toEqual([]);
  });

  it("(part of FIN-36) finds nothing in an invoice and the correction that it names", async () => {
    const correction = exampleOf("getInvoiceDetails", toCorrection("6005610000001", "-20.00"));
    expect(await idsOf([correction, exampleOf("getInvoiceDetails")])).toEqual([]);
  });

  it.each<readonly [what: string, id: string, exchanges: () => readonly Exchange[]]>([
    [
      "a value against the schema",
      "schema.valid:getBanners:banners.item.order",
      () => [exampleOf("getBanners", (xml) => xml.replace("<order>1<", "<order>first<"))],
    ],
    [
      "items that do not add up",
      "finance.items-add-up:getInvoiceDetails:gross",
      () => [exampleOf("getInvoiceDetails", (xml) => xml.replace(/(<gross>)\d+(\.\d\d<\/gross>\s*<seller>)/, "$19$2"))],
    ],
    [
      "a correction of another invoice",
      "finance.corrections-agree:getInvoiceDetails:corrections.item.entryId",
      () => [exampleOf("getInvoiceDetails"), exampleOf("getInvoiceDetails", toCorrection("6005610000099", "-20.00"))],
    ],
    [
      "a correction of another amount",
      "finance.corrections-agree:getInvoiceDetails:corrections.item.gross",
      () => [exampleOf("getInvoiceDetails", toCorrection("6005610000001", "-21.00")), exampleOf("getInvoiceDetails")],
    ],
    [
      "a balance that is no sum",
      "finance.balance:getClientData:client.currentBalance",
      () => [
        exampleOf("getClientData", (xml) => xml.replace("-273.69", "-273.70")),
        exampleOf("getClientFinancialEntries"),
      ],
    ],
    [
      "another hash in one session",
      "session.hash-constant:getSessionServerHash:sessionServerHash",
      () => [
        exampleOf("getSessionServerHash"),
        exampleOf("getSessionServerHash", (xml) => xml.replace("b5ac", "c5ac")),
      ],
    ],
    [
      "one hash in two sessions",
      "session.hash-different:getSessionServerHash:sessionServerHash",
      () => [exampleOf("getSessionServerHash"), inSession(exampleOf("getSessionServerHash"), "S-2")],
    ],
    ["a session id twice", "session.id-unique:sessionStart:sessionId", () => [openedSession(), openedSession()]],
    [
      "data after the end of a session",
      "session.ended:getBanners",
      () => [exampleOf("sessionEnd"), exampleOf("getBanners")],
    ],
    [
      "data for a wrong fingerprint",
      "session.fingerprint-wrong:getBanners",
      () => [
        {
          ...exampleOf("getBanners"),
          request: {
            ...exampleOf("getBanners").request,
            headers: { ...exampleOf("getBanners").request.headers, "x-ebok-fingerprint": "0" },
          },
        },
      ],
    ],
    [
      "two responses to one key",
      "idempotency.once-in-parallel:startPayment",
      () => [exampleOf("startPayment"), exampleOf("startPayment", (xml) => xml.replaceAll("0b7e", "0b7f"))],
    ],
    [
      "a key with other content",
      "idempotency.other-content:startPayment",
      () => [
        exampleOf("startPayment"),
        withRequest(exampleOf("startPayment"), (xml) => xml.replace(/<returnPage>\w+/, "<returnPage>home")),
      ],
    ],
    ["a file twice", "files.once:getDownloadToken", () => [download("GET", 200), download("GET", 200)]],
    ["a file that is no attachment", "files.once:getDownloadToken", () => [download("GET", 200, "inline")]],
  ])("[KIT-10] names %s in recorded exchanges", async (_, id, exchanges) => {
    expect(await idsOf(exchanges())).toContain(id);
  });

  it("(part of KIT-10) names invalid, repeated and missing frames of a chat", async () => {
    const start = sent("CHAT_START", {});
    expect(await idsOf([], [start, message("m-1", 1), message("m-2", 2), start, message("m-3", 1)])).toEqual([]);
    expect(await idsOf([], [message("m-1", 1), message("m-2", 1)])).toEqual(["chat.numbered:NEW_MESSAGE"]);
    expect(await idsOf([], [message("m-1", 1), message("m-2", 3)])).toEqual(["chat.numbered:place"]);
    expect(await idsOf([], [received("SURPRISE", {})])).toEqual(["chat.frame-valid:SURPRISE"]);
    expect(await idsOf([], [sent("NEW_MESSAGE", { id: "o-1", data: "x" })])).toEqual(["chat.acknowledged:NEW_MESSAGE"]);
    const acknowledgement = received("ACK_NEW_MESSAGE", { id: "o-1", place: 1 });
    expect(await idsOf([], [sent("NEW_MESSAGE", { id: "o-1", data: "x" }), acknowledgement])).toEqual([]);
  });

  it("lists a rule as passed when the recording has what it looks at", async () => {
    const exchanges = [exampleOf("getSessionServerHash"), exampleOf("getSessionServerHash")];
    const { rules } = await validateRecording({ exchanges, frames: [] }, contract, "login");
    expect(rules.find(({ rule }) => rule === "session.hash-constant")).toMatchObject({ state: "passed" });
    expect(rules.find(({ rule }) => rule === "session.hash-different")).toMatchObject({ state: "not-tried" });
  });

  it("lists rules that need calls to the provider as not tried", async () => {
    const { rules, endedEarly } = await validateRecording(
      { exchanges: [exampleOf("getBanners")], frames: [] },
      contract,
      "login",
    );
    expect(rules.find(({ rule }) => rule === "login.lockout")).toMatchObject({ state: "not-tried" });
    expect(rules.find(({ rule }) => rule === "session.hash-constant")).toMatchObject({ state: "not-tried" });
    expect(rules.find(({ rule }) => rule === "schema.valid")).toMatchObject({ state: "passed", check: "responses" });
    expect(rules.some(({ rule }) => rule === "files.once")).toBe(false);
    expect(endedEarly).toBe("");
    expect((await validateRecording({ exchanges: [], frames: [] }, contract, "login")).endedEarly).not.toBe("");
  });
});
