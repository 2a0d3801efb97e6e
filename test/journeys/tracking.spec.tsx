// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeCookieChoice } from "#test/fakes/fake-cookie-choice.ts";
import { freshBrowser } from "./support/browser.ts";
import { heading, openPortalAt } from "./support/portal.tsx";
import { aWorld } from "./support/world.ts";

freshBrowser();

describe("what the operator is told of a customer's way", () => {
  it("[NAV-16] the login is no page view, home and every page after it are, an address that nobody knows is none", async () => {
    const world = { ...aWorld(), cookies: fakeCookieChoice("all") };
    const { logIn, go } = openPortalAt({ world });
    await logIn();
    await waitFor(() => expect(world.tracking.visits.map(({ route }) => route)).toEqual(["index"]));
    await go("/invoice");
    await heading("Faktury");
    await go("/nowhere");
    await screen.findByText("Nie ma takiej strony");
    await go("/service/myServices");
    await waitFor(() =>
      expect(world.tracking.events.filter(({ action }) => action === "LOAD").map(({ route }) => route)).toEqual(["index", "invoice", "myServices"]),
    );
  });

  it("(part of CALL-07) a call that fails is reported with the page on which it did", async () => {
    const world = aWorld();
    const { logIn } = openPortalAt({ world });
    await logIn();
    await waitFor(() => expect(world.page.listened).toBe(true));
    world.page.callFails({ operation: "getBanners", what: "timeout" });
    expect(world.tracking.faults.map(({ operation, what, path }) => [operation, what, path])).toEqual([["getBanners", "timeout", "/index"]]);
  });
});
