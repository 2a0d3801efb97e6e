import { describe, expect, it } from "vitest";
import { popupOf } from "./popup.ts";

describe("(part of SITE-04) popup of a customer", () => {
  it("shows the popup when it has text, until this browser has shown it", () => {
    const popup = popupOf("<p>Zmieniamy cennik</p>", "5900218", []);
    expect(popup).toMatchObject({
      html: "<p>Zmieniamy cennik</p>",
      mark: expect.stringMatching(/^popup_[0-9a-z]{1,7}$/),
    });
    expect(popupOf("<p>Zmieniamy cennik</p>", "5900218", ["a", popup?.mark ?? ""])).toBeUndefined();
    for (const none of [undefined, "", " \n"]) expect(popupOf(none, "5900218", [])).toBeUndefined();
  });

  it("gives the popup another mark for another text or account", () => {
    const marks = [
      ["a", "1"],
      ["b", "1"],
      ["a", "2"],
      ["a\n1", ""],
      ["1", "a"],
    ].map(([message, account]) => popupOf(message, account ?? "", [])?.mark);
    expect(new Set(marks).size).toBe(marks.length);
  });
});
