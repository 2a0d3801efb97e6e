import { describe, expect, it } from "vitest";
import type { SatisfactionSurveyPort } from "#domain/account/satisfaction-survey.ts";

/** Runs the contract suite of `SatisfactionSurveyPort`. `make` returns the port of a customer with an open survey. */
export function satisfactionSurveyPortContract(name: string, make: () => Promise<SatisfactionSurveyPort>): void {
  describe(`SatisfactionSurveyPort: ${name}`, () => {
    const first = { idempotencyKey: "0123456789abcdef", rating: "4", comment: "Szybko & dobrze <3" } as const;
    const refused = { ok: false, failure: { kind: "poll-refused", code: "already-answered" } };

    it("(part of SITE-04) accepts one survey answer per idempotency key, and rejects a second", async () => {
      const port = await make();
      expect(await port.answer(first)).toEqual({ ok: true, value: "saved" });
      expect(await port.answer(first)).toEqual({ ok: true, value: "saved" });
      expect(await port.answer({ ...first, comment: undefined })).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
      expect(await port.answer({ ...first, idempotencyKey: "0123456789abcdeg" })).toEqual(refused);
    });

    it("(part of SITE-04) accepts a survey answer without a comment", async () => {
      const port = await make();
      expect(await port.answer({ ...first, comment: undefined })).toEqual({ ok: true, value: "saved" });
    });
  });
}
