import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language, type LanguagePort } from "#domain/language/index.ts";

export interface LanguageContractSetup {
  /** Port of a device that prefers Ukrainian, then Polish, and has no stored choice. */
  readonly port: LanguagePort;
  /** Returns the language of the page. */
  readonly applied: () => Language | undefined;
}

/** Runs the contract suite of `LanguagePort`. */
export function languagePortContract(name: string, make: () => LanguageContractSetup): void {
  describe(`LanguagePort: ${name}`, () => {
    it("has no choice until one is stored, and returns each stored one", () => {
      const { port } = make();
      expect(port.readChoice()).toBeUndefined();
      for (const language of LANGUAGES) {
        port.writeChoice(language);
        expect(port.readChoice()).toBe(language);
      }
    });

    it("is saved for the login until another choice is stored (part of I18N-20)", () => {
      const { port } = make();
      port.markSaved("uk");
      expect(port.isChoiceSaved()).toBe(false);
      port.writeChoice("uk");
      expect(port.isChoiceSaved()).toBe(false);
      port.markSaved("en");
      expect(port.isChoiceSaved()).toBe(false);
      port.markSaved("uk");
      expect(port.isChoiceSaved()).toBe(true);
      port.writeChoice("en");
      expect(port.isChoiceSaved()).toBe(false);
    });

    it.each(LANGUAGES)("marks the page as %s at once and does not store it", (language) => {
      const { port, applied } = make();
      port.apply(language);
      expect([applied(), port.readChoice()]).toEqual([language, undefined]);
    });

    it("lists the languages of the device, the preferred one first", () => {
      expect(make().port.preferred).toEqual(["uk-UA", "pl"]);
    });
  });
}
