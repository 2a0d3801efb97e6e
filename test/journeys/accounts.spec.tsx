// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { installNativeDialog } from "#ui/design-system/testing/native-dialog.ts";
import { aSession } from "#test/mothers/index.ts";
import { freshBrowser } from "./support/browser.ts";
import { heading, openPortalAt } from "./support/portal.tsx";
import { inside } from "./support/world.ts";

freshBrowser();
beforeAll(installNativeDialog);

const FLAT = { id: "5600321", name: "Mieszkanie" };
const COTTAGE = { id: "5600322", name: "Domek" };

describe("a switch of which nobody knows the end", () => {
  it("(part of SESS-11) is asked about by the frame, whichever page it began on and is led to, until the provider has answered", async () => {
    const world = inside({ session: aSession({ currentContext: FLAT.id, contexts: [FLAT, COTTAGE] }) });
    const journey = openPortalAt({ at: "/invoice", world });
    await heading("Faktury");
    await journey.go("/push/invoice/-/Domek");
    const switchButton = await screen.findByRole("button", { name: /Przełącz i.przejdź dalej/ });
    world.contexts.script.failNext("change", { kind: "unreachable" });
    await journey.user.click(switchButton);
    const dialog = await screen.findByRole("dialog");
    expect((await within(dialog).findByRole("alert")).textContent).toMatch(/Nie wiemy, czy konto się przełączyło/);

    await journey.go("/invoice");
    await heading("Faktury");
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await journey.user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Spróbuj ponownie" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect([journey.address(), world.contexts.current]).toEqual(["/index", COTTAGE.id]));
  });
});
