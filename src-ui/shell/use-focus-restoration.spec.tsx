// @vitest-environment jsdom
import { cleanup, render, renderHook, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { FocusedPath, useFocusRestoration } from "./use-focus-restoration.ts";

afterEach(cleanup);

function Page({ focus, hasButton }: { readonly focus: FocusedPath; readonly hasButton: boolean }) {
  useFocusRestoration(focus);
  return (
    <main>
      <h1>Faktury</h1>
      {hasButton && <button type="button">Spróbuj ponownie</button>}
    </main>
  );
}

/** Removes the focused button and waits until the document has noticed. */
async function removeFocusedButton(): Promise<void> {
  const focus = new FocusedPath();
  const { rerender } = render(<Page focus={focus} hasButton />);
  screen.getByRole("button").focus();
  rerender(<Page focus={focus} hasButton={false} />);
  await Promise.resolve();
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

it("[NAV-41] moves a lost focus to the heading in the next frame, not while the page is changed", async () => {
  const moved = vi.spyOn(HTMLHeadingElement.prototype, "focus");
  await removeFocusedButton();
  expect(moved).not.toHaveBeenCalled();
  await nextFrame();
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  moved.mockRestore();
});

/** Two sections of a page, in one of which a button disappears. */
function Sections({ focus, hasRow }: { readonly focus: FocusedPath; readonly hasRow: boolean }) {
  useFocusRestoration(focus);
  return (
    <main>
      <h1>Ustawienia</h1>
      <section>
        <h2>Hasło</h2>
      </section>
      <section>
        <h2>Urządzenia</h2>
        <ul>
          <li key="phone">
            <h3>Telefon</h3>
          </li>
          {hasRow && (
            <li key="laptop">
              <button type="button">Wyloguj</button>
            </li>
          )}
        </ul>
        <h3>Co dalej</h3>
      </section>
    </main>
  );
}

it("moves the focus of a removed row to the heading of its section", async () => {
  const focus = new FocusedPath();
  const { rerender } = render(<Sections focus={focus} hasRow />);
  screen.getByRole("button").focus();
  rerender(<Sections focus={focus} hasRow={false} />);
  await Promise.resolve();
  await nextFrame();
  expect(document.activeElement?.textContent).toBe("Urządzenia");
});

it("leaves a focus that the page has moved meanwhile", async () => {
  await removeFocusedButton();
  const other = document.createElement("button");
  document.body.append(other);
  other.focus();
  await nextFrame();
  expect(document.activeElement).toBe(other);
  other.remove();
});

function HomePage({ focus, hasButton }: { readonly focus: FocusedPath; readonly hasButton: boolean }) {
  useFocusRestoration(focus);
  return (
    <main>
      <h1 className="visually-hidden">Strona główna</h1>
      <section>
        <h2>Do zapłaty</h2>
      </section>
      {hasButton && <button type="button">Później</button>}
    </main>
  );
}

it("[NAV-80] moves a lost focus to a visible heading when that of the page is hidden", async () => {
  const focus = new FocusedPath();
  const { rerender } = render(<HomePage focus={focus} hasButton />);
  screen.getByRole("button").focus();
  rerender(<HomePage focus={focus} hasButton={false} />);
  await Promise.resolve();
  await nextFrame();
  expect(document.activeElement?.textContent).toBe("Do zapłaty");
});

it("(part of NAV-41) restores a focus that was set before the layout of the page was there", async () => {
  const main = document.createElement("main");
  const heading = document.createElement("h1");
  const button = document.createElement("button");
  main.append(heading, button);
  document.body.append(main);
  button.focus();
  renderHook(() => useFocusRestoration(new FocusedPath()));
  button.remove();
  await Promise.resolve();
  await nextFrame();
  expect(document.activeElement).toBe(heading);
  main.remove();
});

it("(part of NAV-41) scrolls to the heading that gets a lost focus, no further than it must", async () => {
  const scrolled: unknown[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function scroll(this: Element, options) {
    scrolled.push([this.textContent, options]);
  });
  await removeFocusedButton();
  await nextFrame();
  expect(scrolled).toEqual([["Faktury", { block: "nearest" }]]);
});

it("(part of NAV-41) scrolls nothing when a heading with the focus is replaced", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  const main = document.createElement("main");
  const [former, heading] = [document.createElement("h1"), document.createElement("h1")];
  former.tabIndex = -1;
  main.append(former);
  document.body.append(main);
  former.focus();
  renderHook(() => useFocusRestoration(new FocusedPath()));
  heading.tabIndex = -1;
  former.replaceWith(heading);
  await Promise.resolve();
  await nextFrame();
  expect(document.activeElement).toBe(heading);
  expect(scroll).not.toHaveBeenCalled();
  main.remove();
});
