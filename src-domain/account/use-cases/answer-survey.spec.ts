import { describe, expect, it } from "vitest";
import { fakeSatisfactionSurvey } from "#test/fakes/fake-satisfaction-survey.ts";
import { aClientData, clientFlags } from "#test/mothers/index.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import { answerSurvey } from "./answer-survey.ts";

function opened(isReadable = true) {
  const survey = fakeSatisfactionSurvey();
  const reloadClient = () =>
    Promise.resolve(
      isReadable
        ? aClientData({ flags: clientFlags({ showSatisfactionSurvey: survey.stored() === undefined }) })
        : undefined,
    );
  const send = (comment: string, id = "intent-0000000001") =>
    answerSurvey({ survey, reloadClient }, { rating: "4", comment }, formIdempotencyKey(id));
  return { survey, send };
}

describe("answerSurvey", () => {
  it.each([
    ["  Dobrze. ", "Dobrze."],
    ["   ", undefined],
  ])("[SITE-04] sends the survey comment %j as %j, once", async (typed, comment) => {
    const { survey, send } = opened();
    expect(await send(typed)).toEqual({ kind: "done", value: "saved" });
    expect([survey.stored(), survey.script.calls]).toEqual([{ rating: "4", comment }, ["answer"]]);
  });

  it("finds the survey answer saved after a lost response when the survey is no longer shown", async () => {
    const { survey, send } = opened();
    survey.loseNext();
    expect(await send("")).toEqual({ kind: "found-done" });
  });

  it("leaves the survey outcome unknown when the survey is still shown or the read fails", async () => {
    for (const isReadable of [true, false]) {
      const { survey, send } = opened(isReadable);
      survey.script.failNext("answer", { kind: "timeout" });
      expect(await send("")).toMatchObject({ kind: "unknown" });
    }
  });

  it("reports that the survey was answered before", async () => {
    const { send } = opened();
    await send("");
    expect(await send("", "intent-0000000002")).toEqual({
      kind: "not-done",
      failure: { kind: "poll-refused", code: "already-answered" },
    });
  });
});
