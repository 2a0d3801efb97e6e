// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt, getSection } from "./support/open-portal.tsx";

resetBrowser();

const shown = (element: Element): string => unjoinedText(element.textContent);

describe("main job", () => {
  it("leads from login over services and invoices to the payment page, then logs out", async () => {
    const journey = openPortalAt();
    const { user, backend } = journey;

    await journey.logIn();
    await findHeading("Start");
    expect(journey.address()).toBe("/index");
    expect(shown(await screen.findByRole("region", { name: "Do zapłaty" }))).toContain("273,69 zł");
    await waitFor(() => expect(shown(screen.getByRole("region", { name: "Twoje usługi" }))).toContain("ul. Długa 3"));

    await user.click(getSection("Usługi"));
    await findHeading("Usługi");
    await user.click(await screen.findByRole("link", { name: "Telewizja Horyzont 160" }));
    await findHeading("Telewizja Horyzont 160");
    expect(journey.address()).toBe("/service/myServices/P-2");
    await journey.back();
    await findHeading("Usługi");
    expect(journey.address()).toBe("/service/myServices");

    await user.click(getSection("Faktury"));
    const table = await screen.findByRole("table", { name: "Wszystkie faktury" });
    await user.click(within(table).getByRole("checkbox", { name: /^Zaznacz: październik 2026/ }));
    const selectionBar = screen.getByRole("region", { name: "Zaznaczone faktury" });
    expect(shown(selectionBar)).toContain("1 faktura 49,99 zł");
    await user.click(within(table).getByRole("checkbox", { name: /^Zaznacz: listopad 2026/ }));
    expect(shown(selectionBar)).toContain("2 faktury 273,69 zł");
    await user.click(within(selectionBar).getByRole("button", { name: /^Zapłać/ }));
    const review = await screen.findByRole("dialog", { name: /^Sprawdź i.zapłać$/ });
    expect(shown(review)).toContain("273,69 zł");
    await user.click(within(review).getByRole("button", { name: /^Zapłać/ }));
    await waitFor(() => expect(journey.left).toEqual(["https://pay.example/payment-1"]));

    backend.finance.settle("payment-1", "confirmed");
    await journey.go("/paymentComplete/invoice?paymentId=payment-1");
    await findHeading("Twoja płatność");

    await user.click(screen.getByRole("button", { name: "Wyloguj" }));
    await findHeading("Zaloguj się");
    expect(journey.address()).toBe("/");
    expect(screen.getByRole("status").textContent).toContain("Wylogowano.");
    expect(backend.session.script.calls).toContain("end");
    expect(backend.storage.read()).toBeUndefined();
  });

  it("moves the focus to the heading of each opened page", async () => {
    const journey = openPortalAt();
    await journey.logIn();
    await findHeading("Start");
    for (const name of ["Faktury", "Usługi"]) {
      await journey.user.click(getSection(name));
      const title = await findHeading(name);
      await waitFor(() => expect(document.activeElement).toBe(title));
      expect(document.title).toBe(`${name} · Wiązka`);
    }
  });

  it("(part of THEME-02) theme dialog paints the page and stores the choice", async () => {
    const journey = openPortalAt();
    const { user, backend } = journey;
    await journey.logIn();
    await user.click(screen.getByRole("button", { name: "Wygląd" }));
    const dialog = await screen.findByRole("dialog", { name: "Wygląd portalu" });
    await user.click(within(dialog).getByRole("radio", { name: "Ciemny" }));
    expect([backend.theme.painted, backend.theme.readChoice()]).toEqual(["dark", "dark"]);
  });

  it("shows the offline banner only while the network is down", async () => {
    const journey = openPortalAt();
    await journey.logIn();
    journey.backend.connectivity.set(false);
    expect(await screen.findByText("Nie ma połączenia z internetem.")).toBeTruthy();
    journey.backend.connectivity.set(true);
    await waitFor(() => expect(screen.queryByText("Nie ma połączenia z internetem.")).toBeNull());
  });
});
