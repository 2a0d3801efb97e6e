import { describe, expect, it } from "vitest";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapOnboardingAdapter } from "#adapters/soap/onboarding/soap-onboarding.adapter.ts";
import type { ServiceSignal } from "#domain/session/index.ts";
import { useSandbox } from "./sandbox-wire.ts";
import type { SandboxWire } from "./sandbox-wire.ts";

const newWire = useSandbox();

/** `onboarding` reads an operation that is not retried, so that the first failure is the outcome (CALL-06). */
async function brzezinska(): Promise<{
  wire: SandboxWire;
  account: SoapAccountAdapter;
  onboarding: SoapOnboardingAdapter;
  signals: ServiceSignal[];
}> {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const signals: ServiceSignal[] = [];
  wire.gateway.signals.subscribe((signal) => signals.push(signal));
  const { gateway } = wire;
  return { wire, account: new SoapAccountAdapter(gateway), onboarding: new SoapOnboardingAdapter(gateway), signals };
}

describe("failing provider", () => {
  it.each([
    ["HTTP 500", { status: 500 }, { kind: "http", status: 500 }],
    ["an HTML page", { body: "<html><body>Przerwa</body></html>" }, { kind: "malformed", why: "wrong-root" }],
    [
      "a document type",
      { body: `<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>`, contentType: "text/xml" },
      { kind: "malformed", why: "doctype" },
    ],
    ["a plain message", { errorMessage: "Przerwa techniczna" }, { kind: "malformed", why: "message-only" }],
  ])("(part of CALL-11) returns a named failure for %s, and recovers", async (_name, fault, failure) => {
    const { wire, onboarding } = await brzezinska();
    await wire.fault({ operation: "getOnboardingtData", ...fault });
    expect(await onboarding.load()).toEqual({ ok: false, failure });
    expect((await onboarding.load()).ok).toBe(true);
  });

  it("[CALL-11] returns a named failure for each kind of unreadable reply, and recovers", async () => {
    const { wire, onboarding } = await brzezinska();
    const answers: readonly (readonly [object, object])[] = [
      [
        { body: "Przerwa techniczna, wracamy o 6:00", contentType: "text/plain" },
        { kind: "malformed", why: "not-xml" },
      ],
      [
        { body: "", contentType: "text/xml" },
        { kind: "malformed", why: "not-xml" },
      ],
      [{ name: "truncated" }, { kind: "malformed", why: "cut-off" }],
      [{ name: "cutOff" }, { kind: "unreachable" }],
      [{ name: "doctype" }, { kind: "malformed", why: "doctype" }],
      [
        { body: "<a>&oacute;</a>", contentType: "text/xml" },
        { kind: "malformed", why: "not-xml" },
      ],
      [{ name: "wrongRoot" }, { kind: "malformed", why: "wrong-root" }],
      [{ name: "missingResult" }, { kind: "malformed", why: "no-result" }],
    ];
    for (const [fault, failure] of answers) {
      await wire.fault({ operation: "getOnboardingtData", ...fault });
      expect(await onboarding.load(), JSON.stringify(fault)).toEqual({ ok: false, failure });
      expect((await onboarding.load()).ok).toBe(true);
    }
  });

  it("(part of CALL-11) returns a failure when the reply is cut off or the connection drops", async () => {
    const { wire, onboarding } = await brzezinska();
    for (const cutOffAt of [0, 1, 40, 200]) {
      await wire.fault({ operation: "getOnboardingtData", cutOffAt });
      expect((await onboarding.load()).ok, String(cutOffAt)).toBe(false);
    }
    await wire.fault({ operation: "getOnboardingtData", drop: true });
    expect(await onboarding.load()).toEqual({ ok: false, failure: { kind: "unreachable" } });
  });

  it.each(["sessionError", "roleError", "backendAccessError", "rodoRestrictionError"] as const)(
    "emits the flag %s to subscribers",
    async (flag) => {
      const { wire, account, signals } = await brzezinska();
      await wire.fault({ operation: "getClientData", [flag]: true, errorMessage: "Komunikat" });
      expect(await account.load()).toEqual({ ok: false, failure: { kind: "flagged", flag, message: "Komunikat" } });
      expect(signals).toEqual([{ flag, message: "Komunikat" }]);
    },
  );

  it("aborts a slow call when the session ends", async () => {
    const { wire, account, signals } = await brzezinska();
    await wire.fault({ operation: "getClientData", delay: 400, sessionError: true });
    const answer = account.load();
    await new Promise((done) => setTimeout(done, 100));
    wire.gateway.setCredentials(undefined);
    expect(await answer).toEqual({ ok: false, failure: { kind: "aborted" } });
    await new Promise((done) => setTimeout(done, 500));
    expect(signals).toEqual([]);
  });
});
