import { describe, expect, it } from "vitest";
import { safeDocumentAddress, faqSections, openingStatusAt, type HelpPort } from "#domain/help/index.ts";
import type { Instant, Result } from "#domain/shared-kernel/index.ts";

/** Provider with branches, questions and documents. */
export interface HelpContractSetup {
  readonly port: HelpPort;
  readonly now: Instant;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Runs the contract suite of `HelpPort`. `make` creates a new provider each time. */
export function helpPortContract(name: string, make: () => Promise<HelpContractSetup>): void {
  describe(`HelpPort: ${name}`, () => {
    it("loads branches with addresses, coordinates and opening hours", async () => {
      const { port, now } = await make();
      const branches = valueOf(await port.loadBranches());
      expect(isUnique(branches.map(({ branchId }) => branchId))).toBe(true);
      for (const branch of branches) {
        expect(branch.city.trim()).not.toBe("");
        for (const { opens, closes } of branch.hours) expect(opens < closes && /^\d{2}:\d{2}$/.test(opens)).toBe(true);
        expect(openingStatusAt(branch, now).kind === "unknown").toBe(
          branch.hours.length === 0 && branch.specialDays.length === 0,
        );
      }
      expect(branches.some(({ place }) => place !== undefined)).toBe(true);
      expect(branches.some(({ specialDays }) => specialDays.length > 0)).toBe(true);
    });

    it("loads questions with answers in their categories", async () => {
      const { port } = await make();
      const faq = valueOf(await port.loadFaq());
      expect(isUnique(faq.questions.map(({ questionId }) => questionId))).toBe(true);
      for (const { question, answer } of faq.questions) expect([question.trim(), answer.trim()]).not.toContain("");
      expect(faqSections(faq).every(({ category }) => category !== undefined)).toBe(true);
      expect(faqSections(faq).length).toBeGreaterThan(1);
    });

    it("loads documents with safe addresses", async () => {
      const { port } = await make();
      const documents = valueOf(await port.loadDocuments());
      expect(isUnique(documents.map(({ documentId }) => documentId))).toBe(true);
      expect(documents.length).toBeGreaterThan(1);
      for (const { title, address } of documents) {
        expect(title.trim()).not.toBe("");
        expect(safeDocumentAddress(address ?? "")).toBe(address);
      }
    });

    it("returns the same help content each time", async () => {
      const { port } = await make();
      expect(await port.loadFaq()).toEqual(await port.loadFaq());
      expect(await port.loadBranches()).toEqual(await port.loadBranches());
      expect(await port.loadDocuments()).toEqual(await port.loadDocuments());
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      const down = { ok: false, failure: { kind: "http", status: 503 } };
      expect([await port.loadBranches(), await port.loadFaq(), await port.loadDocuments()]).toEqual([down, down, down]);
    });
  });
}
