// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { technicalNameOf } from "./technical-name.ts";

describe("technicalNameOf", () => {
  it.each([
    ['<main><button name="plan">Jan</button></main>', "plan"],
    ['<main><button id="send-code">Jan</button></main>', "send-code"],
    ['<main><button id="_r_1_" name="4127830-05">Jan</button></main>', "main-button"],
    [
      '<section id="payouts"><section id="_r_2_"><button type="button">50,00 zł</button></section></section>',
      "payouts-button",
    ],
    ['<main><form name="contact"><button type="submit">Jan</button></form></main>', "contact-submit"],
    ['<dialog id="anna.nowak@example.pl"><button>Jan</button></dialog>', "dialog-button"],
    ['<nav><button role="tab" type="button">Jan</button></nav>', "nav-tab"],
    ["<main><details><summary data-x>Jan</summary></details></main>", "main-summary"],
    ['<button type="button" aria-label="Jan">Jan</button>', "button"],
  ])("(part of HTTP-02) derives a name from the code, never from a text: %s", (html, expected) => {
    document.body.innerHTML = html;
    const control = document.querySelector("button, summary");
    if (control === null) throw new Error("no control");
    expect(technicalNameOf(control, "button")).toBe(expected);
  });

  it("names an element outside every container by its kind", () => {
    expect(
      (["button", "link", "dialog", "text", "file"] as const).map((kind) => technicalNameOf(document.body, kind)),
    ).toEqual(["button", "link", "dialog", "text", "file"]);
  });
});
