import { describe, expect, it } from "vitest";
import type { Language, LoginLanguagePort } from "#domain/language/index.ts";

/** Provider that keeps no language for the customer's login yet. */
export interface LoginLanguageContractSetup {
  readonly port: LoginLanguagePort;
  /** Returns the language that the next login gets. */
  ofNextLogin(): Promise<Language | undefined>;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

let keyCount = 0;
const save = (port: LoginLanguagePort, language: Language) =>
  port.save({ idempotencyKey: `language-key-${String((keyCount += 1)).padStart(6, "0")}`, language });

/** Runs the contract suite of `LoginLanguagePort`. `make` creates a new provider each time. */
export function loginLanguagePortContract(name: string, make: () => Promise<LoginLanguageContractSetup>): void {
  describe(`LoginLanguagePort: ${name}`, () => {
    it("keeps the last saved language for the next login (part of I18N-20)", async () => {
      const { port, ofNextLogin } = await make();
      expect(await ofNextLogin()).toBeUndefined();
      expect(await save(port, "uk")).toEqual({ ok: true, value: "uk" });
      expect(await ofNextLogin()).toBe("uk");
      expect(await save(port, "pl")).toEqual({ ok: true, value: "pl" });
      expect(await ofNextLogin()).toBe("pl");
    });

    it("returns the HTTP failure of a save when the provider answers 503", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      expect(await save(port, "uk")).toEqual({ ok: false, failure: { kind: "http", status: 503 } });
    });
  });
}
