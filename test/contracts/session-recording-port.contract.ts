import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SessionRecordingPort } from "#domain/tracking/index.ts";

const EVENT = { action: "CLICK", route: "invoice", element: "button", elementName: "pay" } as const;
const CUSTOMER = { userId: "c-1", sessionHash: "a".repeat(64), accountNumber: "4127830" };

const CALLS: Readonly<Record<"identify" | "stranger" | "event" | "forget", (port: SessionRecordingPort) => void>> = {
  identify: (port) => port.identify(CUSTOMER, "/invoice"),
  stranger: (port) => port.identify({ ...CUSTOMER, accountNumber: undefined }, ""),
  event: (port) => port.event(EVENT),
  forget: (port) => port.forget(),
};

/** A recorder under test with the records that arrived at the operator, as `type name`, such as `click pay`. */
export interface RecordingUnderTest {
  readonly port: SessionRecordingPort;
  readonly records: () => readonly string[];
}

function acceptsAnyOrder(make: () => SessionRecordingPort): void {
  it("(part of HTTP-03) accepts session-recording calls in any order without throwing", () => {
    const call = fc.constantFrom("identify", "stranger", "event", "forget");
    fc.assert(
      fc.property(fc.array(call, { maxLength: 12 }), (names) => {
        const port = make();
        for (const each of names) expect(() => CALLS[each](port)).not.toThrow();
      }),
    );
  });
}

/** Runs the contract suite of a `SessionRecordingPort` that records, also of an operator's own adapter. */
export function sessionRecordingPortContract(name: string, make: () => RecordingUnderTest): void {
  describe(`SessionRecordingPort: ${name}`, () => {
    acceptsAnyOrder(() => make().port);

    it("[HTTP-03] records page, click, popup and clipboard events of an identified customer until forgotten", () => {
      const { port, records } = make();
      port.event({ ...EVENT, elementName: "before" });
      port.identify(CUSTOMER, "/invoice");
      port.event({ action: "LOAD", route: "invoice", element: "page", elementName: "invoice" });
      port.event(EVENT);
      port.event({ action: "OPEN", route: "invoice", element: "dialog", elementName: "transfer" });
      port.event({ action: "COPY", route: "invoice", element: "text", elementName: "account" });
      port.event({ action: "LOAD_BANNER", route: "invoice", element: "banner", elementName: "rotation_banner" });
      port.forget();
      port.event({ ...EVENT, elementName: "after" });
      expect(records()).toEqual([
        `identify c-1 ${"a".repeat(64)} 4127830 /invoice`,
        "page invoice",
        "click pay",
        "popup transfer",
        "clipboard account",
      ]);
    });
  });
}

/** Runs the part of the contract that an adapter without recordings fulfils. */
export function testSilentRecording(name: string, make: () => SessionRecordingPort): void {
  describe(`session recording: ${name}`, () => {
    acceptsAnyOrder(make);
  });
}
