// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Branch, LocationFailure, GeoPoint } from "#domain/help/index.ts";
import { fakeHelp, fakeLocation } from "#test/fakes/fake-help.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { aBranch, day } from "#test/mothers/index.ts";
import { HelpStore } from "#ui/stores/help/help.store.ts";
import { BranchesScreen } from "./branches.screen.tsx";
import { BranchesViewModel } from "./branches.view-model.ts";

afterEach(cleanup);

const FRIDAY = Date.parse("2026-11-20T17:20:00+01:00");
const GDYNIA: GeoPoint = { latitude: 54.5147, longitude: 18.5403 };
const lodz = aBranch({
  branchId: "lodz",
  city: "Łódź",
  name: "Salon Piotrkowska",
  street: "ul. Piotrkowska 157",
  zip: "90-440",
  place: { latitude: 51.7579, longitude: 19.4586 },
  specialDays: [{ day: day("2026-12-11"), span: { opens: "10:00", closes: "13:00" }, reason: "remanent" }],
});
const hel = aBranch({
  branchId: "hel",
  city: "Hel",
  name: "Punkt letni",
  street: "",
  zip: "",
  place: undefined,
  hours: [],
  phone: undefined,
  note: "Punkt sezonowy.",
});
const PHONE = {
  lines: [{ name: "Obsługa klienta", number: "58 300 70 00", dial: "+48583007000", hours: "pon.–pt. 8–20" }],
  chat: false,
  request: true,
};

async function shown(branches: readonly Branch[] = [aBranch(), lodz, hel], where: GeoPoint | LocationFailure = GDYNIA) {
  const port = fakeHelp({ branches });
  const clock = movableClock(FRIDAY);
  const location = fakeLocation(where);
  render(<BranchesScreen dependencies={{ store: new HelpStore(port), location, clock, helpContacts: () => PHONE }} />);
  await screen.findByRole("heading", { level: 1 });
  return { port, clock, location };
}
const plain = (element: Element | null | undefined) => unjoinedText(element?.textContent);
const names = () => screen.getAllByRole("article").map((row) => plain(within(row).getByRole("heading", { level: 3 })));
const row = (name: RegExp) => screen.getAllByRole("article").find((one) => name.test(plain(one) ?? ""));

it("lists branches by city, with hours, special days, phone and directions", async () => {
  await shown();
  await screen.findAllByRole("article");
  expect(screen.getAllByRole("heading", { level: 2 }).slice(0, 3).map(plain)).toEqual(["Gdynia", "Hel", "Łódź"]);
  expect(plain(row(/Piotrkowska/))).toContain(
    "Otwarte do 18:00pon.–pt. 9–18, sob. 10–1411-12-2026: 10:00–13:00 (remanent)",
  );
  for (const article of screen.getAllByRole("article"))
    expect([within(article).getByRole("heading").lang, article.querySelector("address > [lang=pl]") !== null]).toEqual([
      "pl",
      true,
    ]);
  expect(plain(row(/Piotrkowska/)?.querySelector("address"))).toBe("ul. Piotrkowska 157, 90-440 Łódź");
  expect(
    row(/Punkt letni/)?.querySelector("address")?.textContent,
    "unknown parts of the address leave no separators",
  ).toBe("Hel");
  expect(document.querySelector("address h3")).toBeNull();
  expect(plain(row(/Punkt letni/))).toContain("Godziny potwierdź telefonicznie");
  const [gdynia] = screen.getAllByRole("article");
  if (gdynia === undefined) throw new Error("branch not found");
  expect(
    within(gdynia)
      .getByRole("link", { name: /^Zadzwoń: Salon Świętojańska/ })
      .getAttribute("href"),
  ).toBe("tel:583007010");
  const way = within(gdynia).getByRole("link", { name: /^Prowadź/ });
  expect([way.getAttribute("href"), way.getAttribute("target"), way.getAttribute("rel")]).toEqual([
    "https://www.openstreetmap.org/directions?to=54.5147%2C18.5403",
    "_blank",
    "noopener noreferrer",
  ]);
});

it("[HELP-01] names the number of customer service at a branch without hours and number", async () => {
  await shown();
  await screen.findAllByRole("article");
  const summer = within(row(/Punkt letni/) ?? document.body);
  expect(summer.getByRole("link", { name: /^Zadzwoń/ }).getAttribute("href")).toBe("tel:+48583007000");
  expect(
    within(row(/Piotrkowska/) ?? document.body).queryByRole("link", { name: /^Zadzwoń: .*58 300 70 00/ }),
  ).toBeNull();
});

it("updates the opening status of branches with the clock", async () => {
  const { clock } = await shown([aBranch()]);
  await screen.findAllByRole("article");
  await act(() => clock.advance(11 * 60_000));
  expect(plain(row(/Świętojańska/))).toContain("Zamykamy o 18:00");
  await act(() => clock.advance(30 * 60_000));
  expect(plain(row(/Świętojańska/))).toContain("Zamknięte, otwieramy jutro o 10:00");
});

it("locates the customer only on request, sorts branches by distance, and returns to cities", async () => {
  const { location } = await shown();
  await screen.findAllByRole("article");
  expect(location.locateCount).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "Pokaż najbliższe" }));
  expect(await screen.findByRole("region", { name: "Najbliżej ciebie" })).toBeDefined();
  expect(names()).toEqual(["Salon Świętojańska", "Salon Piotrkowska", "Punkt letni"]);
  expect(plain(row(/Świętojańska/))).toContain("Gdynia, 100 m");
  expect(plain(row(/Punkt letni/))).not.toMatch(/ km| m\b/);
  fireEvent.click(screen.getByRole("button", { name: "Pokaż według miast" }));
  expect(screen.getByRole("region", { name: "Łódź" })).toBeDefined();
});

it.each([
  ["refused", "Lokalizacja jest niedostępna"],
  ["unavailable", "Urządzenie nie podało lokalizacji"],
  ["timeout", "Szukanie trwa zbyt długo"],
] as const)("shows that the location is %s, keeps the list of branches and offers a retry", async (failure, title) => {
  const { location } = await shown(undefined, failure);
  await screen.findAllByRole("article");
  fireEvent.click(screen.getByRole("button", { name: "Pokaż najbliższe" }));
  const message = new RegExp(title.replaceAll(" ", "."));
  expect((await screen.findByText(message)).closest("[role=status]")).not.toBeNull();
  expect(names()).toHaveLength(3);
  location.answer = GDYNIA;
  fireEvent.click(screen.getByRole("button", { name: "Pokaż najbliższe" }));
  expect(await screen.findByRole("region", { name: "Najbliżej ciebie" })).toBeDefined();
  expect(screen.queryByText(message)).toBeNull();
});

it("filters branches by city and open ones; explains an empty result", async () => {
  await shown();
  await screen.findAllByRole("article");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "lodz" } });
  expect(names()).toEqual(["Salon Piotrkowska"]);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "hel" } });
  fireEvent.click(screen.getByRole("button", { name: "Otwarte teraz" }));
  expect(screen.queryAllByRole("article")).toEqual([]);
  expect(screen.getByRole("heading", { level: 2, name: /Żaden z.tych salonów nie jest teraz otwarty/ })).toBeDefined();
  expect(screen.queryByText(/Poszukaj po samym mieście/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Pokaż też zamknięte" }));
  expect(names()).toHaveLength(1);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "hel 99" } });
  expect(screen.getByText(/Poszukaj po.samym mieście/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Pokaż wszystkie salony" }));
  expect(names()).toHaveLength(3);
});

it("shows a retry when loading branches fails, and an empty state without branches", async () => {
  const port = fakeHelp();
  port.script.failNext("loadBranches", { kind: "unexpected-error" });
  render(
    <BranchesScreen
      dependencies={{
        store: new HelpStore(port),
        location: fakeLocation(GDYNIA),
        clock: movableClock(FRIDAY),
        helpContacts: () => PHONE,
      }}
    />,
  );
  expect(await screen.findByText(/Błąd jest po.naszej stronie/u)).toBeDefined();
  fireEvent.click(await screen.findByRole("button", { name: "Spróbuj ponownie" }));
  expect(await screen.findByRole("heading", { level: 2, name: /Nie mamy teraz żadnego salonu/ })).toBeDefined();
  expect(screen.getByRole("link", { name: "Wyślij zgłoszenie" }).getAttribute("href")).toBe("/supportRequest");
});

it("[NAV-44] renders the rows for a new time only when the minute has changed", () => {
  const clock = movableClock(FRIDAY);
  const model = new BranchesViewModel({
    store: new HelpStore(fakeHelp()),
    location: fakeLocation(GDYNIA),
    clock,
    helpContacts: () => PHONE,
  });
  void clock.advance(59_000);
  const stop = model.start();
  expect(model.now).toBe(FRIDAY);
  void clock.advance(31_000);
  expect(model.now).toBe(FRIDAY + 89_000);
  stop();
});
