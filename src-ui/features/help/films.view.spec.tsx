// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Film } from "#domain/help/index.ts";
import { act } from "react";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { FilmsScreen } from "./films.screen.tsx";

afterEach(cleanup);

const film = (changes: Partial<Film> = {}): Film => ({
  filmId: "1",
  title: "Gdzie postawić router",
  text: "Jeden metr.",
  length: "3 min",
  picture: undefined,
  address: "https://video.example/1",
  host: "video.example",
  canPlayHere: true,
  ...changes,
});
const shown = (films: readonly Film[]) =>
  render(<FilmsScreen page={() => ({ title: "Filmy", content: "<p>Krok po kroku</p><script>1</script>", films })} />);
const plain = (element: Element | null) => unjoinedText(element?.textContent);

it("(part of NAV-08) loads no film from other hosts before a press; close removes the film", () => {
  shown([film(), film({ filmId: "2", title: "Jak zmienić hasło" })]);
  expect(document.querySelectorAll("iframe, img, video, link[rel=preconnect], link[rel=dns-prefetch]")).toHaveLength(0);
  const card = screen.getByRole("region", { name: /Gdzie postawić router/ });
  expect(plain(card)).toContain(
    "Film jest na stronie video.example. Gdy go włączysz, dostanie ona twój adres IP " +
      "i może zapisać własne pliki cookie.",
  );
  fireEvent.click(within(card).getByRole("button", { name: /^Oglądaj/ }));
  const [frame, ...others] = document.querySelectorAll("iframe");
  expect([
    others.length,
    frame?.getAttribute("src"),
    frame?.title,
    frame?.getAttribute("sandbox"),
    frame?.getAttribute("referrerpolicy"),
  ]).toEqual([
    0,
    "https://video.example/1",
    "Film: Gdzie postawić router",
    "allow-scripts allow-same-origin allow-presentation",
    "strict-origin",
  ]);
  expect(document.activeElement).toBe(frame);
  fireEvent.click(within(card).getByRole("button", { name: /^Zamknij film/ }));
  expect(document.querySelector("iframe")).toBeNull();
  expect(document.activeElement).toBe(within(card).getByRole("button", { name: /^Oglądaj/ }));
});

it("links to a film that cannot be embedded, in a new tab", () => {
  shown([film({ canPlayHere: false })]);
  const link = screen.getByRole("link", { name: /^Oglądaj: Gdzie postawić router, na.stronie video.example/ });
  expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
    "https://video.example/1",
    "_blank",
    "noopener noreferrer",
  ]);
  expect(screen.queryByRole("button")).toBeNull();
});

it("(part of NAV-08) shows sanitised text of a page without films, and nothing without a page", () => {
  shown([]);
  expect(screen.getByText("Krok po kroku").parentElement?.innerHTML).toBe("<p>Krok po kroku</p>");
  cleanup();
  expect(render(<FilmsScreen page={() => undefined} />).container.innerHTML).toBe("");
});

it("[HELP-03] shows the picture of a film, or a drawing, behind a button that is no payment", () => {
  shown([film({ picture: "/films/1.svg" }), film({ filmId: "2", title: "Jak zmienić hasło" })]);
  expect([...document.querySelectorAll("img")].map((img) => [img.getAttribute("src"), img.alt])).toEqual([
    ["/films/1.svg", ""],
  ]);
  expect(document.querySelectorAll("svg.film__picture")).toHaveLength(1);
  for (const button of screen.getAllByRole("button", { name: /^Oglądaj/ }))
    expect(button.className).not.toContain("pay");
});

it("(part of ROUTE-24) has the portal's heading in another language than Polish, like the menu", () => {
  const heading = () => plain(screen.getByRole("heading", { level: 1 }));
  render(<FilmsScreen page={() => ({ title: "Poradniki", content: "", films: [] })} />);
  expect(heading()).toBe("Poradniki");
  act(() => pageTexts.show("en"));
  expect(heading()).toBe("Filmy");
  act(() => pageTexts.show("pl"));
});
