// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LinkProvider } from "./link.tsx";
import { type TabLink, Tabs } from "./tabs.tsx";

afterEach(cleanup);

/** Stylesheet on one line, so that its formatting does not matter. */
const squeezed = readFileSync(join(import.meta.dirname, "tabs.css"), "utf8").replace(/\s+/g, " ");

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

const tabs = (count: number): readonly TabLink[] =>
  Array.from({ length: count }, (_, index) => ({
    href: `/${index}`,
    label: `Zakładka ${index}`,
    current: index === 1,
  }));

describe("tabs", () => {
  it("renders tabs as links in a named navigation and marks the current page", () => {
    render(<Tabs label="Faktury" tabs={tabs(3)} />);
    const nav = screen.getByRole("navigation", { name: "Faktury" });
    const links = within(nav).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/0", "/1", "/2"]);
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "page", null]);
  });

  it("(part of NAV-12) shares the width; five tabs keep their labels whole, and scroll", () => {
    const rowOf = (count: number) => render(<Tabs label="Działy" tabs={tabs(count)} />).container.querySelector("ul");
    expect([3, 4, 5, 6].map((count) => rowOf(count)?.className)).toEqual([
      "page",
      "page tabs__row--four",
      "page tabs__row--many",
      "page tabs__row--many",
    ]);
    expect(squeezed).toMatch(/ ul \{[^}]*grid-auto-columns: minmax\(0, 1fr\);/);
    expect(squeezed).toMatch(
      / ul\.tabs__row--many \{[^}]*grid-auto-columns: minmax\(max-content, 1fr\);[^}]*overflow-x: auto;/,
    );
  });

  it("(part of NAV-12) scrolls the row of tabs to the current tab, and not the page", async () => {
    const box = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function place(this: Element) {
      const [left, width] =
        this.tagName === "LI" ? [250 * [...(this.parentElement?.children ?? [])].indexOf(this), 250] : [0, 390];
      return DOMRect.fromRect({ x: left, width });
    });
    const width = vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(1_500);
    const at = (current: number) => tabs(6).map((tab, index) => ({ ...tab, current: index === current }));
    const { rerender } = render(<Tabs label="Działy" tabs={at(3)} />);
    const list = screen.getByRole("list");
    expect(box, "no layout before the page is complete").not.toHaveBeenCalled();
    await nextFrame();
    expect(list.scrollLeft).toBe(250 * 3.5 - 390 / 2);
    list.scrollLeft = 0;
    rerender(<Tabs label="Działy" tabs={at(3)} />);
    await nextFrame();
    expect(list.scrollLeft, "the customer has scrolled back").toBe(0);
    rerender(<Tabs label="Działy" tabs={at(4)} />);
    await nextFrame();
    expect(list.scrollLeft).toBe(250 * 4.5 - 390 / 2);
    box.mockRestore();
    width.mockRestore();
  });

  it("(part of NAV-12) scrolls to the current tab when widths change, and to a focused one", async () => {
    const changes: (() => void)[] = [];
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(change: () => void) {
          changes.push(change);
        }
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
    let tabWidth = 250;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function place(this: Element) {
      const row = screen.getByRole("list");
      const index = [...row.children].indexOf(this);
      return index < 0
        ? DOMRect.fromRect({ width: 390 })
        : DOMRect.fromRect({ x: tabWidth * index - row.scrollLeft, width: tabWidth });
    });
    vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(1_500);
    render(<Tabs label="Działy" tabs={tabs(5)} />);
    await nextFrame();
    const list = screen.getByRole("list");
    expect(list.scrollLeft).toBe(250 * 1.5 - 390 / 2);
    for (const change of changes) change();
    tabWidth = 350;
    for (const change of changes) change();
    expect(list.scrollLeft, "wider labels").toBe(350 * 1.5 - 390 / 2);
    tabWidth = 400;
    const [, , , last] = screen.getAllByRole("link");
    last?.focus();
    expect(list.scrollLeft, "the start of a tab that is wider than the row").toBe(400 * 3);
    tabWidth = 500;
    for (const change of changes) change();
    expect(list.scrollLeft, "the focused tab stays").toBe(500 * 3);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("(part of NAV-41) measures no row of tabs that cannot scroll", async () => {
    const box = vi.spyOn(Element.prototype, "getBoundingClientRect");
    render(<Tabs label="Faktury" tabs={tabs(4)} />);
    await nextFrame();
    expect(box).not.toHaveBeenCalled();
    box.mockRestore();
  });

  it("(part of NAV-12) scrolls five tabs by their labels on a phone, and all enlarged rows", () => {
    const columns = /grid-auto-columns: max-content;/;
    const [, four = "", phone = "", enlarged = ""] = squeezed.split("@container content");
    expect(four, "four tabs touch only where they fit").toMatch(/^ \(width >= 20rem\) \{ ul\.tabs__row--four \{/);
    expect(phone).toMatch(/^ \(width < 26rem\) \{ ul\.tabs__row--many \{/);
    expect(enlarged).toMatch(/^ \(width < 20rem\) \{ ul\.page \{/);
    expect(enlarged).toMatch(columns);
    expect(enlarged).toContain("overflow-x: auto;");
    expect(squeezed).not.toContain("flex-wrap");
  });

  it("(part of NAV-12) marks the edge of a row of tabs beyond which there are more", () => {
    expect(squeezed.match(/no-repeat local,/g), "one cover for each edge").toHaveLength(2);
  });

  it("reserves the space of a pending tab without a link", () => {
    render(
      <Tabs label="Oferta" tabs={[...tabs(1), { href: "/x", label: "Zamówienia", current: false, isPending: true }]} />,
    );
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it("renders tabs with the router's link component", () => {
    render(
      <LinkProvider
        link={({ href, children, ref: _ref, ...rest }) => (
          <a {...rest} href={`#${href}`}>
            {children}
          </a>
        )}
      >
        <Tabs label="Faktury" tabs={tabs(1)} />
      </LinkProvider>,
    );
    expect(screen.getByRole("link").getAttribute("href")).toBe("#/0");
  });
});
