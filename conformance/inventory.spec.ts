import { join } from "node:path";
import { expect, it } from "vitest";
import { buildRequest } from "#adapters/soap/gateway/envelope.ts";
import { soapReply } from "#test/fakes/soap-reply.ts";
import { PublishedContract } from "./contract/published-contract.ts";
import { callFingerprint } from "./exchange/call-fingerprint.ts";
import type { Exchange } from "./exchange/exchange.ts";
import { inventoryOf } from "./inventory.ts";

const contract = new PublishedContract(join(import.meta.dirname, "../docs/contract"));

function exchange(operation: string, result: string, session = "s-1"): Exchange {
  const request = buildRequest({ operation, sessionId: session === "" ? undefined : session });
  return {
    operation,
    request: {
      method: "POST",
      url: "http://provider.example/service",
      headers: {
        "x-ebok-fingerprint": callFingerprint(operation, session),
        ...(session !== "" && { authorization: `Bearer ${session}` }),
      },
      body: request.ok ? request.value : "",
    },
    response: { status: 200, headers: {}, body: soapReply(operation, result) },
    failure: undefined,
    startedAt: "2026-11-24T10:00:00Z",
    durationMs: 5,
  };
}

const LACKING = "<errorCode>NOT_SUPPORTED</errorCode>";

it("(part of KIT-02) compares what the provider announces with what it supports", () => {
  const { findings, rows } = inventoryOf(
    [
      exchange("getCapabilities", "<profile>login</profile><supports><item>getFaq</item></supports>", ""),
      exchange("getFaq", LACKING),
      exchange("getBranches", LACKING),
      exchange("getClientData", LACKING),
    ],
    contract,
    "login",
  );
  expect(findings.map(({ rule, operation }) => `${rule} ${operation}`)).toEqual([
    "operations.supported getClientData",
    "operations.as-announced getClientData",
    "operations.as-announced getFaq",
  ]);
  expect(rows.find(({ operation }) => operation === "getBranches")).toMatchObject({ state: "not-supported", calls: 1 });
});

it("[KIT-12] expects no operation that the provider names as an exception of its profile", () => {
  const { findings, rows } = inventoryOf(
    [
      exchange("getCapabilities", "<profile>core</profile><lacks><item>startPayment</item></lacks>", ""),
      exchange("getOpenPayments", LACKING),
      exchange("startPayment", LACKING),
    ],
    contract,
    "core",
  );
  expect(findings.filter(({ operation }) => operation === "startPayment")).toEqual([]);
  expect(rows.find(({ operation }) => operation === "startPayment")).toMatchObject({ expected: false });
  expect(findings.map(({ rule, operation }) => `${rule} ${operation}`)).toContain(
    "operations.supported getOpenPayments",
  );
});
