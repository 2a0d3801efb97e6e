import { describe, expect, it } from "vitest";
import { BOT_TEXTS } from "./bot-catalogues.ts";

const END = "2026-11-20T16:00:00";
const LATER = { pl: "podamy w wiadomościach", uk: "напишемо в повідомленнях", en: "in your messages" } as const;

describe.each(["pl", "uk", "en"] as const)("outages in the bot's answer, %s", (language) => {
  const answer = (...ends: readonly (string | undefined)[]): string =>
    BOT_TEXTS[language].knownOutage(ends.map((plannedEnd, index) => ({ title: `Awaria ${index + 1}`, plannedEnd })));

  it("(part of I18N-23) says once that unknown ends follow in messages, after the list", () => {
    const text = answer(undefined, undefined, undefined);
    expect(text.split(LATER[language])).toHaveLength(2);
    expect(text.indexOf("Awaria 3")).toBeLessThan(text.indexOf(LATER[language]));
  });

  it("(part of I18N-23) lists outages with an end first and announces the end of the others", () => {
    const text = answer(undefined, END);
    expect(text.indexOf("Awaria 2")).toBeLessThan(text.indexOf("Awaria 1"));
    expect(text).toContain("16:00");
    expect(text.split(LATER[language])).toHaveLength(2);
    expect(text.endsWith(".")).toBe(true);
  });

  it("(part of I18N-23) promises no message when every end is known", () => {
    expect(answer(END, END)).not.toContain(LATER[language]);
  });
});
