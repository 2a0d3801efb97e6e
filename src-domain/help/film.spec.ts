import { describe, expect, it } from "vitest";
import { filmPageOf } from "./film.ts";

const PICTURES = { origin: "https://ebok.example", hosts: ["img.example"] };
const page = (texts: Readonly<Record<string, string>>, hosts: readonly string[] = ["video.example"]) =>
  filmPageOf(
    new Map(Object.entries({ video_title: "Filmy", video_content: "<p>Krok po kroku</p>", ...texts })),
    hosts,
    PICTURES,
  );
const film = (number: string, address: string) => ({
  [`video_${number}_title`]: `Film ${number}`,
  [`video_${number}_address`]: address,
});

it("(part of NAV-08) returns no films page without a title, content or site content", () => {
  expect([page({ video_title: " " }), page({ video_content: "" }), filmPageOf(undefined, [], PICTURES)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(page({})).toEqual({ title: "Filmy", content: "<p>Krok po kroku</p>", films: [] });
});

describe("films", () => {
  it("sorts films by number and leaves out those without a title or address", () => {
    const films = page({
      ...film("10", "https://video.example/j"),
      ...film("2", "https://video.example/b"),
      video_2_length: "3 min",
      video_3_title: "Bez adresu",
      video_4_address: "https://video.example/d",
    })?.films;
    expect(films?.map(({ filmId, title, length }) => [filmId, title, length])).toEqual([
      ["2", "Film 2", "3 min"],
      ["10", "Film 10", undefined],
    ]);
  });

  it("plays films in the portal only from a configured host and port, else links them", () => {
    const canPlay = (address: string, hosts: readonly string[]) =>
      page(film("1", address), hosts)?.films.map(({ canPlayHere }) => canPlayHere);
    expect(canPlay("https://VIDEO.example/embed/1", ["video.example"])).toEqual([true]);
    expect(canPlay("https://video.example.evil.example/1", ["video.example"])).toEqual([false]);
    expect(canPlay("https://video.example:8443/1", ["video.example"])).toEqual([false]);
    expect(canPlay("http://localhost:8100/1", ["localhost:8100"])).toEqual([true]);
  });

  it("(part of HELP-03) shows the picture of a film only from the portal or an allowed host", () => {
    const picture = (address: string) =>
      page({ ...film("1", "https://video.example/1"), video_1_picture: address })?.films[0]?.picture;
    expect(["/films/1.svg", "https://img.example/1.webp", "https://evil.example/1.webp"].map(picture)).toEqual([
      "/films/1.svg",
      "https://img.example/1.webp",
      undefined,
    ]);
  });

  it.each([
    "javascript:alert(1)",
    "http://video.example/1",
    "https://localhost/1",
    "//video.example/1",
    "/filmy/1",
    "https://a@video.example/1",
    "data:text/html,x",
  ])("leaves out a film with the address %s", (address) => {
    expect(page(film("1", address))?.films).toEqual([]);
  });
});
