// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Drafts } from "#domain/drafts/index.ts";
import { fakeAccessibilityComplaints } from "#test/fakes/fake-accessibility-complaints.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeDrafts } from "#test/fakes/fake-drafts.ts";
import { day } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { AccessibilityComplaintScreen } from "./accessibility-complaint.screen.tsx";
import { AccessibilityComplaintView } from "./accessibility-complaint.view.tsx";

afterEach(cleanup);

const NOW = Date.parse("2026-11-20T12:00:00+01:00");

const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  });
const page = () => unjoinedText(document.body.textContent).replaceAll("\u00a0", " ");

function setUp(drafts = new Drafts(fakeDrafts(), { now: () => NOW })) {
  const complaints = fakeAccessibilityComplaints(() => NOW);
  const save = vi.fn<(name: string, type: string, text: string) => void>();
  const dependencies = {
    complaints,
    idempotencyKeys: fakeIdempotencyKeys(),
    draft: drafts.of("accessibility-complaint"),
    today: { today: day("2026-11-20") },
    terms: { answerDays: 30, longestDays: 60 },
    recipient: "Wiązka S.A., ul. Prosta 1, 00-001 Warszawa",
    save,
  };
  render(<AccessibilityComplaintScreen dependencies={dependencies} watch={() => () => undefined} />);
  return { complaints, save };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (const [name, text] of [
    [/^Czego dotyczy/, "Faktura w PDF"],
    [/^Które wymaganie/, "Czytnik nie odczytuje tabeli."],
    [/^Czego oczekujesz/, "Proszę o poprawę."],
    [/^Imię i.nazwisko/, "Anna Wrona"],
    [/^Adres e-mail/, "anna.wrona@poczta.example"],
  ] as const)
    await user.type(screen.getByRole("textbox", { name }), text);
}

const press = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("button", { name: "Wyślij skargę" }));
  await settled();
};

it("[A11Y-40] sends a complaint without a login once, and shows its number and the day of the answer", async () => {
  const user = userEvent.setup();
  const { complaints, save } = setUp();
  expect(page()).toContain("Skargę rozpatrzymy bezpłatnie: do 21-12-2026 odpowiemy albo podamy powód i nowy termin.");
  await fillIn(user);
  await user.dblClick(screen.getByRole("button", { name: "Wyślij skargę" }));
  await settled();
  expect(complaints.registered).toHaveLength(1);
  expect(page()).toContain("Przyjęliśmy skargę ZG/2026/5000.");
  expect(page()).toContain("Do 21-12-2026 odpowiemy albo podamy powód i nowy termin.");
  await user.click(screen.getByRole("button", { name: "Pobierz potwierdzenie" }));
  const [name, type, text] = save.mock.calls[0] ?? ["", "", ""];
  expect([name, type]).toEqual(["skarga-dostepnosc-ZG-2026-5000.html", "text/html;charset=utf-8"]);
  for (const fact of ["ZG/2026/5000", "21-12-2026", "Czytnik nie odczytuje tabeli.", "Anna Wrona"])
    expect(unjoinedText(text), fact).toContain(fact);
  await user.click(screen.getByRole("button", { name: "Złóż inną skargę" }));
  expect(document.activeElement?.textContent).toBe("Twoja skarga");
});

it("(part of A11Y-40) asks for each missing field, and for an address when a letter is chosen", async () => {
  const user = userEvent.setup();
  const { complaints } = setUp();
  await user.click(screen.getByRole("radio", { name: "Listem" }));
  await press(user);
  expect(complaints.registered).toEqual([]);
  for (const message of ["Wpisz, czego dotyczy skarga", "Opisz, co nie jest dostępne", "Wpisz adres do korespondencji"])
    expect(page(), message).toContain(message);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /^Czego dotyczy/ }));
});

it("(part of A11Y-40) keeps what was typed and registers once when the response is lost", async () => {
  const user = userEvent.setup();
  const { complaints } = setUp();
  await fillIn(user);
  complaints.loseAnswer();
  await press(user);
  expect(unjoinedText(screen.getByRole("alert").textContent)).toContain(
    "Nie wiemy, czy skarga dotarła. Wpisany tekst jest nadal w formularzu.",
  );
  await press(user);
  expect([complaints.registered.length, page().includes("Przyjęliśmy skargę ZG/2026/5000.")]).toEqual([1, true]);
});

it("(part of A11Y-40) restores what a customer typed after a reload", async () => {
  const user = userEvent.setup();
  const drafts = new Drafts(fakeDrafts(), { now: () => NOW });
  drafts.open("customer");
  setUp(drafts);
  await fillIn(user);
  cleanup();
  setUp(drafts);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Imię/ }).value).toBe("Anna Wrona");
});

it("(part of A11Y-40) names other ways where the provider takes no complaints on the page", () => {
  render(<AccessibilityComplaintView model={undefined} />);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByRole("link", { name: /Deklaracja/ }).getAttribute("href")).toBe("/accessibility");
});
