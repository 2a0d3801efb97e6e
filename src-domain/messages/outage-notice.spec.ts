import { describe, expect, it } from "vitest";
import { anOutage, day } from "#test/mothers/index.ts";
import { toOutageNotice } from "./outage-notice.ts";

const TODAY = day("2026-11-20");
const at = (text: string): number => Date.parse(text);

describe("(part of MSG-02) outage notice", () => {
  it.each([
    ["today", "2026-11-20T17:00:00Z", true],
    ["last minute of today in Warsaw", "2026-11-20T22:59:00Z", true],
    ["first minute of tomorrow in Warsaw", "2026-11-20T23:00:00Z", false],
  ])("shows the planned end of an outage: %s", (_, plannedEnd, today) => {
    expect(toOutageNotice(anOutage({ plannedEnd: at(plannedEnd) }), TODAY).end).toEqual({ at: at(plannedEnd), today });
  });

  it("shows no end of an outage when it is unknown or before today", () => {
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
  ])("ends the text of an outage as a sentence: %j", (title, expected) => {
    const notice = toOutageNotice(anOutage({ outageId: "A-1", title, body: title }), TODAY);
    expect([notice.outageId, notice.title, notice.body]).toEqual(["A-1", expected, expected]);
  });
});
