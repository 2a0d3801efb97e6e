import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createChatTenant, openChatClient } from "#test/sandbox/chat-client.ts";
import { ServiceClient } from "#test/sandbox/service-client.ts";
import { startSandbox, type RunningSandbox } from "#sandbox/start-sandbox.ts";
import { PublishedContract } from "../contract/published-contract.ts";
import { validateExchange } from "../validation/validate-exchange.ts";
import type { ForwardingProxy } from "../proxy/forwarding-proxy.ts";
import { unmaskedValues } from "./unmasked-values.ts";
import { recordExchanges } from "./record-exchanges.ts";
import { readRecording, type Recording } from "./recording.ts";

const contract = new PublishedContract(join(import.meta.dirname, "../../docs/contract"));
const folder = mkdtempSync(join(tmpdir(), "ebok-recording-"));
const file = join(folder, "recording.jsonl");
let sandbox: RunningSandbox;
let proxy: ForwardingProxy;
let recording: Recording;
let sessionId = "";

beforeAll(async () => {
  sandbox = await startSandbox();
  proxy = await recordExchanges({
    provider: new URL(sandbox.url),
    port: 0,
    file,
    isUnmasked: unmaskedValues(contract),
  });
  const client = new ServiceClient(proxy.url, "recorded");
  await createChatTenant(client);
  const chat = await openChatClient(proxy.url, client);
  ({ sessionId } = client);
  chat.start();
  await vi.waitFor(() => expect(chat.messageTexts().join(" ")).toContain("W czym mogę pomóc?"));
  chat.close();
  await client.call("getClientData");
  const given = await client.call(
    "getDownloadToken",
    "<intentId>record-download-1</intentId><entryId>4127830000001</entryId>",
  );
  const downloadUrl = given.one("e:downloadUrl") ?? "";
  await fetch(downloadUrl, { method: "HEAD" });
  await fetch(downloadUrl);
  await fetch(`${proxy.url}/config.json`);
  recording = readRecording(readFileSync(file, "utf8"));
});

afterAll(async () => {
  await proxy.close();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

it("[KIT-08] records calls, downloads and frames between portal and provider, and nothing else", () => {
  expect(recording.exchanges.map(({ operation, request }) => operation || request.method)).toEqual([
    "sessionStart",
    "getChatToken",
    "getClientData",
    "getDownloadToken",
    "HEAD",
    "GET",
  ]);
  expect(recording.frames.map(({ direction, frame }) => `${direction} ${/"type":"(\w+)"/.exec(frame)?.[1]}`)).toEqual(
    expect.arrayContaining(["sent CHAT_START", "received NEW_MESSAGE"]),
  );
});

it("(part of KIT-08) records exchanges in which validating finds nothing", async () => {
  const calls = recording.exchanges.filter(({ operation }) => operation !== "");
  const findings = await Promise.all(calls.map((exchange) => validateExchange(exchange, contract)));
  expect(findings.flat().map(({ id }) => id)).toEqual([]);
});

it("(part of KIT-09) writes no secret and no name to the file", () => {
  const text = readFileSync(file, "utf8");
  for (const secret of [sessionId, "Wiazka-2026", "Brzezi", "W czym mog", "4127830"])
    expect(text).not.toContain(secret);
});

it("gives a download the address that its masked token has", () => {
  const given = /<downloadUrl>([^<]+)</.exec(recording.exchanges[3]?.response?.body ?? "")?.[1] ?? "";
  const [head, get] = recording.exchanges.slice(4);
  expect([new URL(head?.request.url ?? "").pathname, get?.response?.status, get?.response?.body]).toEqual([
    new URL(given).pathname,
    200,
    "",
  ]);
});

it("reads a recording whose last line is incomplete, and rejects other files", () => {
  const text = readFileSync(file, "utf8");
  expect(readRecording(text.slice(0, -9)).exchanges).toHaveLength(5);
  expect(() => readRecording('{"format":"har"}\n')).toThrow("ebok-recording-1");
  expect(() => readRecording(`${text.slice(0, 60)}\n${text}`)).toThrow("line 2 is no JSON");
});
