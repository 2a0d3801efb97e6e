import { describe, expect, it, vi } from "vitest";
import type { BackendAccess } from "#domain/session/index.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { NO_REPLY, scriptedFetch, soapReply, type ScriptedReply } from "#test/fakes/soap-reply.ts";
import { OPERATIONS, type OperationName, type OperationPolicy } from "../operations.ts";
import { SoapGateway } from "./soap-gateway.ts";
import { SupportedOperations } from "./supported-operations.ts";

const rows: [string, OperationPolicy][] = Object.entries(OPERATIONS);
const isOperation = (name: string): name is OperationName => name in OPERATIONS;
const named = (matches: (policy: OperationPolicy) => boolean): OperationName[] =>
  rows.flatMap(([name, policy]) => (isOperation(name) && matches(policy) ? [name] : []));

/** Writes that are sent during backend access; `OPERATIONS` explains why. */
const SENT_ANYWAY = ["sessionStart", "changeContext", "sessionEnd", "confirmIdentity", "getDownloadToken"];
const REFUSED = named(({ write }) => write).filter((name) => !SENT_ANYWAY.includes(name));

const BACKDOOR = soapReply("checkBackdoor", "<backdoor>true</backdoor>");
const NO_BACKDOOR = soapReply("checkBackdoor", "<backdoor>false</backdoor>");
const FLAGGED = soapReply("getClientData", "<backendAccessError>true</backendAccessError>");
const refused = {
  ok: false,
  failure: { kind: "flagged", flag: "backendAccessError", message: undefined },
};

function wire(...replies: readonly ScriptedReply[]) {
  const http = scriptedFetch(...replies);
  const clock = movableClock();
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock,
    log: () => undefined,
    logError: () => undefined,
    fetch: http.fetch,
    supported: new SupportedOperations({ supports: ["getCapabilities"] }),
  });
  gateway.setCredentials("s", "c-1");
  const seen: BackendAccess[] = [];
  gateway.backendAccess.subscribe((access) => seen.push(access));
  return { gateway, http, clock, seen };
}

const write = (gateway: SoapGateway, operation: OperationName) =>
  gateway.call(operation, { intentId: "intent-0000000001" });

describe("SoapGateway during backend access", () => {
  it("[ACC-12] refuses every write before it is sent, whichever reply set the mode", async () => {
    expect(REFUSED.length).toBeGreaterThan(40);
    for (const [operation, reply] of [
      ["checkBackdoor", BACKDOOR],
      ["getClientData", FLAGGED],
    ] as const) {
      const { gateway, http, seen } = wire(reply);
      await gateway.call(operation);
      expect(seen).toEqual(["unknown", "on"]);
      for (const name of REFUSED) expect([name, await write(gateway, name)]).toEqual([name, refused]);
      expect(http.sent).toHaveLength(1);
    }
  });

  it("(part of ACC-12) sends every read, and the writes that save nothing for the customer", async () => {
    const { gateway, http } = wire(BACKDOOR, soapReply("sessionCheck", "<active>true</active>"));
    await gateway.call("checkBackdoor");
    const sent = [...named((policy) => !policy.write), ...named((policy) => policy.write && !policy.saves)];
    for (const [index, name] of sent.entries()) {
      await write(gateway, name);
      expect([name, http.sent.length]).toEqual([name, index + 2]);
    }
    expect(named((policy) => policy.write && !policy.saves).toSorted()).toEqual(SENT_ANYWAY.toSorted());
  });

  it("(part of ACC-12) keeps the mode after a change of account, and ends it with the session", async () => {
    const { gateway, http, seen } = wire(FLAGGED, NO_BACKDOOR, soapReply("resetPin", "<pinCode>1</pinCode>"));
    await gateway.call("getClientData");
    gateway.setCredentials("s", "c-2");
    await gateway.call("checkBackdoor");
    expect(await write(gateway, "resetPin")).toEqual(refused);
    expect(http.sent).toHaveLength(2);
    gateway.setCredentials(undefined);
    gateway.setCredentials("t", "c-2");
    expect(seen).toEqual(["unknown", "on", "unknown"]);
    await write(gateway, "resetPin");
    expect(http.sent).toHaveLength(3);
  });

  it("(part of ACC-12) sends the next write of a guest after a flagged reply", async () => {
    const { gateway, http, seen } = wire(soapReply("answerMatter", "<backendAccessError>true</backendAccessError>"));
    gateway.setCredentials(undefined);
    await write(gateway, "answerMatter");
    await write(gateway, "answerMatter");
    expect([http.sent.length, seen]).toEqual([2, ["unknown"]]);
  });

  it("(part of ACC-12) holds a write while the check is running, then sends or refuses it", async () => {
    const { gateway, http } = wire(NO_BACKDOOR, soapReply("resetPin", "<pinCode>1</pinCode>"));
    const both = [gateway.call("checkBackdoor"), write(gateway, "resetPin")];
    await Promise.all(both);
    expect(http.sent.map(({ body }) => /<(checkBackdoor|resetPin) /.exec(body)?.[1])).toEqual([
      "checkBackdoor",
      "resetPin",
    ]);
    const held = wire(BACKDOOR);
    const answers = await Promise.all([held.gateway.call("checkBackdoor"), write(held.gateway, "resetPin")]);
    expect([answers[1], held.http.sent.length]).toEqual([refused, 1]);
  });

  it("(part of ACC-12) sends a held write after 5 s, because the server refuses it itself", async () => {
    const { gateway, http, clock } = wire(NO_REPLY, soapReply("resetPin", "<pinCode>1</pinCode>"));
    void gateway.call("checkBackdoor");
    const held = write(gateway, "resetPin");
    await vi.waitFor(() => expect(http.sent).toHaveLength(1));
    await clock.advance(4_999);
    expect(http.sent).toHaveLength(1);
    await clock.advance(1);
    expect((await held).ok).toBe(true);
  });

  it("(part of ACC-12) drops a held write when the session ends before the reply to the check", async () => {
    const { gateway, http } = wire(NO_REPLY);
    const answers = [gateway.call("checkBackdoor"), write(gateway, "resetPin")];
    await vi.waitFor(() => expect(http.sent).toHaveLength(1));
    gateway.setCredentials(undefined);
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ failure: { kind: "aborted" } });
    expect(http.sent).toHaveLength(1);
  });
});
