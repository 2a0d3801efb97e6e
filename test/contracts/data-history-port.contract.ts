import { describe, expect, it } from "vitest";
import type { DataHistoryPort } from "#domain/data-export/index.ts";

/** Customer with a former chat and a changed consent. */
export interface DataHistoryContractSetup {
  readonly port: DataHistoryPort;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

/** Runs the contract suite of `DataHistoryPort`. `make` creates a new provider each time. */
export function dataHistoryPortContract(name: string, make: () => Promise<DataHistoryContractSetup>): void {
  describe(`DataHistoryPort: ${name}`, () => {
    it("(part of PERS-20) loads chats with their messages, and changes of consents", async () => {
      const { port } = await make();
      const history = await port.load();
      if (!history.ok) throw new Error(history.failure.kind);
      const { chats, consentHistory } = history.value;
      expect(chats.length).toBeGreaterThan(0);
      for (const { startedAt, messages } of chats) {
        expect(startedAt).toBeGreaterThan(0);
        expect(messages.some(({ side, text }) => side === "CUSTOMER" && text !== "")).toBe(true);
      }
      expect(consentHistory.length).toBeGreaterThan(0);
      for (const { at, consentName } of consentHistory) {
        expect(at).toBeGreaterThan(0);
        expect(consentName).not.toBe("");
      }
    });

    it("returns the HTTP failure of the history when the provider answers 503", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      expect(await port.load()).toEqual({ ok: false, failure: { kind: "http", status: 503 } });
    });
  });
}
