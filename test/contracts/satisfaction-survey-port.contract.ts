import { describe, expect, it } from "vitest";
import type { SatisfactionSurveyPort } from "#domain/account/satisfaction-survey.ts";

/** What every `SatisfactionSurveyPort` keeps to. `make` gives that of a customer who is asked. */
export function satisfactionSurveyPortContract(name: string, make: () => Promise<SatisfactionSurveyPort>): void {
  describe(`SatisfactionSurveyPort: ${name}`, () => {
    const first = { idempotencyKey: "0123456789abcdef", rating: "4", comment: "Szybko & dobrze <3" } as const;
    const refused = { ok: false, failure: { kind: "poll-refused", code: "already-answered" } };

    it("(part of SITE-04) takes one answer, once for one intent, and no second one", async () => {
      const port = await make();
      expect(await port.answer(first)).toEqual({ ok: true, value: "saved" });
      expect(await port.answer(first)).toEqual({ ok: true, value: "saved" });
      expect(await port.answer({ ...first, comment: undefined })).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
      expect(await port.answer({ ...first, idempotencyKey: "0123456789abcdeg" })).toEqual(refused);
    });

    it("(part of SITE-04) takes an answer without words", async () => {
      const port = await make();
      expect(await port.answer({ ...first, comment: undefined })).toEqual({ ok: true, value: "saved" });
    });
  });
}
