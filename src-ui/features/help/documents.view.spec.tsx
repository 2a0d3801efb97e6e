// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { PublicDocument } from "#domain/help/index.ts";
import { fakeHelp } from "#test/fakes/fake-help.ts";
import { aDocument, day, TODAY } from "#test/mothers/index.ts";
import { HelpStore } from "#ui/stores/help/help.store.ts";
import { DocumentsScreen } from "./documents.screen.tsx";

afterEach(cleanup);

const HELP_CONTACTS = {
  lines: [{ name: "Obsługa klienta", number: "58 300 70 00", dial: "+48583007000", hours: "pon.–pt. 8–20" }],
  chat: true,
  request: true,
};
const plain = (element: Element | null | undefined) => unjoinedText(element?.textContent);

function shown(documents: readonly PublicDocument[]) {
  const port = fakeHelp({ documents });
  return {
    port,
    draw: () =>
      render(
        <DocumentsScreen
          dependencies={{ store: new HelpStore(port), today: { today: TODAY }, helpContacts: () => HELP_CONTACTS }}
        />,
      ),
  };
}

it("shows dates of validity, format and size of each document", async () => {
  shown([
    aDocument({ validFrom: day("2026-03-01"), validTo: day("2026-12-31") }),
    aDocument({ documentId: "nowy", title: "Nowy regulamin", validFrom: day("2027-01-01"), bytes: undefined }),
    aDocument({ documentId: "dawny", title: "Dawny cennik", group: "Cenniki", validTo: day("2025-12-31") }),
  ]).draw();
  const current = await screen.findByRole("region", { name: "Regulaminy" });
  const link = within(current).getByRole("link");
  expect(plain(link)).toBe("Regulamin świadczenia usługod 01-03-2026 do 31-12-2026 · PDF, 412 kB Pobierz");
  expect([link.getAttribute("href"), link.hasAttribute("download"), link.getAttribute("target")]).toEqual([
    "/dokumenty/regulamin.pdf",
    true,
    null,
  ]);
  expect(plain(screen.getByRole("region", { name: /Wejdą w.życie/ }))).toContain("Nowy regulaminod 01-01-2027 · PDF");
  const former = screen.getByRole("heading", { level: 2, name: /Archiwum: 1/ }).closest("details");
  expect([former?.open, plain(former)?.includes("Dawny cennikdo 31-12-2025")]).toEqual([false, true]);
});

it("opens documents of other hosts in a new tab and says so", async () => {
  shown([aDocument({ address: "https://wiazka.example/cennik.pdf", group: undefined })]).draw();
  const link = within(await screen.findByRole("region", { name: "Pozostałe" })).getByRole("link", {
    name: /Pobierz, otwiera się poza portalem$/,
  });
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
});

it("shows how to get a document without an address", async () => {
  shown([aDocument({ address: undefined, group: undefined })]).draw();
  const other = await screen.findByRole("region", { name: "Pozostałe" });
  expect(within(other).queryByRole("link")).toBeNull();
  expect(plain(other)).toContain("Poproś o ten dokument przez telefon.");
});

it("shows a retry when loading documents fails, and contacts when there are none", async () => {
  const { port, draw } = shown([]);
  port.script.failNext("loadDocuments", { kind: "unexpected-error" });
  draw();
  expect(await screen.findByText(/Błąd jest po.naszej stronie/u)).toBeDefined();
  fireEvent.click(await screen.findByRole("button", { name: "Spróbuj ponownie" }));
  expect(await screen.findByRole("heading", { level: 2, name: /Nie ma tu jeszcze dokumentów/ })).toBeDefined();
  expect(screen.getByRole("link", { name: "58 300 70 00" })).toBeDefined();
});
