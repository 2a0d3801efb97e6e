// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Menu } from "#domain/navigation/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { Masthead, type MastheadProps } from "./masthead.view.tsx";

afterEach(cleanup);

const menu: Menu = {
  sections: [
    { name: "start", route: "index", decision: "yes" },
    { name: "offer", route: "yourOffer", decision: "unknown" },
    { name: "messages", route: "messages", decision: "yes" },
    { name: "more", route: "more", decision: "yes" },
  ],
  more: [
    { group: "myAccount", items: [{ name: "personalData", route: "personalData", decision: "yes" }] },
    {
      group: "help",
      items: [
        { name: "faq", route: "faq", decision: "yes" },
        { name: "video", route: "video", decision: "unknown" },
      ],
    },
  ],
};

function shown(changes: Partial<MastheadProps> = {}) {
  render(
    <>
      <Masthead
        brandName="wiązka"
        menu={menu}
        current="start"
        unread={3}
        account={{ name: "Małgorzata Brzezińska-Kowalczyk", number: "4127830", accounts: 2 }}
        onLogOut={vi.fn()}
        {...changes}
      />
      <button type="button">Dalej</button>
    </>,
  );
  return userEvent.setup();
}

const accountNumber = () => document.querySelector(".account__number")?.textContent ?? null;
const more = () => screen.getByRole("button", { name: "Więcej" });
const item = () => screen.queryByRole("link", { name: "Dane osobowe" });

describe("masthead", () => {
  it("shows sections in the masthead, marks the current one and counts unread messages", () => {
    shown();
    const nav = screen.getByRole("navigation", { name: "Działy" });
    expect(within(nav).getByRole("link", { name: "Start" }).getAttribute("aria-current")).toBe("page");
    expect(within(nav).getByRole("link", { name: "Wiadomości 3 nieprzeczytane" }).getAttribute("href")).toBe(
      "/messages",
    );
  });

  it("reserves space for an undecided section without a link to it", () => {
    shown();
    expect(screen.queryByRole("link", { name: "Oferta" })).toBeNull();
    expect(screen.getByText("Oferta").closest(".nav-placeholder")?.getAttribute("aria-hidden")).toBe("true");
  });

  it("shows the name and the full number of the account in the masthead", () => {
    shown();
    expect(screen.getByText("Małgorzata Brzezińska-Kowalczyk")).toBeTruthy();
    expect(unjoinedText(accountNumber())).toBe("nr klienta 4127830");
  });

  it("shows the number of an account without a name once", () => {
    shown({ account: { name: "5304471", number: "5304471", accounts: 1 } });
    expect(document.body.textContent.match(/5304471/g)).toHaveLength(1);
    expect(unjoinedText(accountNumber())).toBe("nr klienta 5304471");
  });

  it("logs out by the button of the masthead", async () => {
    const onLogOut = vi.fn();
    const user = shown({ onLogOut });
    await user.click(screen.getByRole("button", { name: "Wyloguj" }));
    expect(onLogOut).toHaveBeenCalledTimes(1);
  });
});

describe('menu of "Więcej"', () => {
  it("opens the menu by keyboard and puts the first item next in the tab order", async () => {
    const user = shown();
    more().focus();
    await user.keyboard("{Enter}");
    expect(more().getAttribute("aria-expanded")).toBe("true");
    await user.tab();
    expect(document.activeElement).toBe(item());
  });

  it("closes the menu on Escape and returns the focus", async () => {
    const user = shown();
    await user.click(more());
    await user.tab();
    await user.keyboard("{Escape}");
    expect(item()).toBeNull();
    expect(document.activeElement).toBe(more());
    expect(more().getAttribute("aria-expanded")).toBe("false");
  });

  it("closes the menu on a press outside, on leaving by Tab, and on a choice", async () => {
    const user = shown();
    await user.click(more());
    await user.click(document.body);
    expect(item()).toBeNull();

    await user.click(more());
    for (let step = 0; step < 3; step += 1) await user.tab();
    expect(item()).toBeNull();

    await user.click(more());
    const link = item();
    link?.addEventListener("click", (event) => event.preventDefault());
    if (link !== null) await user.click(link);
    expect(item()).toBeNull();
  });

  it("keeps the menu open while Tab moves through its items", async () => {
    const user = shown();
    await user.click(more());
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("link", { name: /^Pytania i.odpowiedzi$/ }));
  });
});
