// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { findFollowedControl, followedControlOf } from "./followed-control.ts";

/** Renders a page with new elements, as after "back". */
function showPage(): readonly HTMLElement[] {
  document.body.innerHTML = `
    <a href="/invoice">Faktury</a>
    <main>
      <a href="/invoice">Faktury</a>
      <a href="/invoice">Zapłać</a>
      <a href="/messages">Faktury</a>
      <button aria-label="Lista">Faktury</button>
      <button>Faktury</button>
      <button><span>Szczegóły</span></button>
      <button><span>Szczegóły</span></button>
      <p>Tekst</p>
      <dialog><button>Zamknij</button></dialog>
    </main>`;
  return [...document.querySelectorAll<HTMLElement>("main > :is(a, button)")];
}

describe("control with which a page was left", () => {
  it("finds each control again on the page that is shown again, also among equal ones", () => {
    const followed = showPage().map((control) => followedControlOf(control));
    const controls = showPage();
    expect(controls).toHaveLength(7);
    expect(followed.map((control) => control && findFollowedControl(control))).toEqual(controls);
  });

  it("finds a control that differs from those before it when these have gone", () => {
    for (const place of [1, 2, 3, 4]) {
      const followed = followedControlOf(showPage()[place] ?? null);
      const controls = showPage();
      for (const control of controls.slice(0, place)) control.remove();
      expect(followed && findFollowedControl(followed), `${place}`).toBe(controls[place]);
    }
  });

  it("describes the control around a pressed text, and none outside of controls or in a dialog", () => {
    showPage();
    const at = (selector: string) => followedControlOf(document.querySelector(selector))?.text;
    expect(at("main span")).toBe("Szczegóły");
    expect([at("main p"), at("body > a"), at("dialog button"), followedControlOf(null)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("finds no control that the page has no more", () => {
    const followed = showPage().map((control) => followedControlOf(control));
    document.body.innerHTML = "<main></main>";
    expect(followed.flatMap((control) => (control && findFollowedControl(control)) ?? [])).toEqual([]);
  });
});
