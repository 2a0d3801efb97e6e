import { describe, expect, it } from "vitest";
import { anOutage, day } from "#test/mothers/index.ts";
import { toOutageNotice } from "./outage-notice.ts";

const TODAY = day("2026-11-20");
const at = (text: string): number => Date.parse(text);

describe("(part of MSG-02) an outage as it is told", () => {
  it.each([
    ["today", "2026-11-20T17:00:00Z", true],
    ["late in the evening of Warsaw, the day after in London no more", "2026-11-20T22:59:00Z", true],
    ["tomorrow, by the clock of Warsaw", "2026-11-20T23:00:00Z", false],
  ])("says when the work is to end: %s", (_, plannedEnd, today) => {
    expect(toOutageNotice(anOutage({ plannedEnd: at(plannedEnd) }), TODAY).end).toEqual({ at: at(plannedEnd), today });
  });

  it("promises no end that nobody gave, nor one of a day that has passed", () => {
    expect(toOutageNotice(anOutage({ plannedEnd: undefined }), TODAY).end).toBeUndefined();
    expect(toOutageNotice(anOutage({ plannedEnd: at("2026-11-19T17:00:00Z") }), TODAY).end).toBeUndefined();
  });

  it.each([
    ["Awaria telewizji", "Awaria telewizji."],
    [" Czy działa? ", "Czy działa?"],
    ["Trwa…", "Trwa…"],
    ["", ""],
    ["Koniec!", "Koniec!"],
    ["Tak.", "Tak."],
    ["Awaria dekoderów 4.0", "Awaria dekoderów 4.0."],
  ])("has its words as a sentence: %j", (title, expected) => {
    const news = toOutageNotice(anOutage({ outageId: "A-1", title, body: title }), TODAY);
    expect([news.outageId, news.title, news.body]).toEqual(["A-1", expected, expected]);
  });
});
