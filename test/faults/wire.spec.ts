import { describe, expect, it } from "vitest";
import { OPERATIONS, type OperationPolicy } from "#adapters/soap/operations.ts";
import { SupportedOperations } from "#adapters/soap/gateway/supported-operations.ts";
import { SoapGateway, type WireEvent } from "#adapters/soap/gateway/soap-gateway.ts";
import type { ServiceSignal } from "#domain/session/index.ts";
import { describeTransportFailure } from "#domain/tracking/describe-transport-failure.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { useSynchronousDigest } from "./use-synchronous-digest.ts";
import { trackSettled, advanceUntil } from "./advance-until.ts";
import { retryPlanOf, FAULTS, FAULT_EFFECTS, OPERATION_NAMES } from "./faults.ts";
import { envelope, FaultyWire } from "./faulty-wire.ts";

/** Creates a gateway whose server responds to every operation with an empty result. */
function newWire() {
  const wire = new FaultyWire((operation) => Promise.resolve(envelope(operation, "")));
  const clock = movableClock();
  useSynchronousDigest();
  const reported: WireEvent[] = [];
  const signals: ServiceSignal[] = [];
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock,
    log: () => undefined,
    logError: (event) => reported.push(event),
    fetch: wire.fetch,
    supported: new SupportedOperations({ supports: ["getCapabilities"] }),
  });
  gateway.signals.subscribe((signal) => signals.push(signal));
  gateway.setCredentials("s-1");
  return { wire, clock, reported, signals, gateway };
}

describe.each(OPERATION_NAMES)("%s over a faulty wire", (operation) => {
  it.each(FAULTS)("returns the failure of %s and sends the call only as often as allowed", async (fault) => {
    const { wire, clock, reported, signals, gateway } = newWire();
    const { failure } = FAULT_EFFECTS[fault];
    const { sendings, waitMs } = retryPlanOf(operation, fault);
    wire.break(operation, fault);
    const answer = gateway.call(operation);
    await advanceUntil(clock, waitMs, trackSettled(answer));
    expect(await answer).toEqual({ ok: false, failure });
    expect(wire.sent(operation)).toBe(sendings);
    expect(signals).toEqual(failure.kind === "flagged" ? [{ flag: failure.flag, message: failure.message }] : []);
    const what = describeTransportFailure(failure);
    expect(reported).toEqual(what === undefined ? [] : [{ operation, what }]);

    wire.mend();
    const policy: OperationPolicy = OPERATIONS[operation];
    if (FAULT_EFFECTS[fault].faultClass === "backendAccessError" && policy.write && policy.saves) {
      // Nothing can be saved until another session begins (ACC-12).
      expect(await gateway.call(operation)).toEqual({ ok: false, failure: { ...failure, message: undefined } });
      expect(wire.sent(operation)).toBe(sendings);
      gateway.setCredentials("s-2");
    }
    expect((await gateway.call(operation)).ok).toBe(true);
    // No timer is left that would send the call again.
    await clock.advance(10 * 60_000);
    expect(wire.sent(operation)).toBe(sendings + 1);
  });
});
