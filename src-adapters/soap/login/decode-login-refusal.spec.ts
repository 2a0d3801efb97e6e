import { describe, expect, it } from "vitest";
import { SoapGateway } from "../gateway/soap-gateway.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { scriptedFetch, soapReply } from "#test/fakes/soap-reply.ts";
import { SoapPasswordResetAdapter } from "./soap-password-reset.adapter.ts";

describe("decodeLoginRefusal", () => {
  it.each([
    ["<accepted>true</accepted>", { ok: true, value: true }],
    ["<accepted>false</accepted>", { ok: false, failure: { kind: "unknown-refusal" } }],
    ["<other>1</other>", { ok: false, failure: { kind: "malformed", why: "wrong-field" } }],
  ])("reads %s as done, refused, or unknown", async (content, expected) => {
    const gateway = new SoapGateway({
      serviceUrl: "/service",
      clock: movableClock(),
      log: () => undefined,
      logError: () => undefined,
      fetch: scriptedFetch(soapReply("requestPasswordReset", content)).fetch,
    });
    const port = new SoapPasswordResetAdapter(gateway);
    expect(await port.requestLink({ idempotencyKey: "intent-0000000001", login: "m.brzezinska" })).toEqual(expected);
  });
});
