import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filterChannels, channelFilterOptions, type TvChannel } from "./channels.ts";

const channel = (number: number, name: string, genre?: string, packageName?: string): TvChannel => ({
  number,
  name,
  genre,
  packageName,
  hd: false,
});
const CHANNELS = [
  channel(1, "TVP 1", "Ogólne", "Podstawowy"),
  channel(12, "Żółta Łódź", "Dzieci", "Premium"),
  channel(120, "Sport 1", "Sport", "Premium"),
  channel(7, "Bez opisu"),
];
const ANY = { text: "", genre: undefined, packageName: undefined };
const found = (search: Partial<typeof ANY> | { genre: string } | { packageName: string }) =>
  filterChannels(CHANNELS, { ...ANY, ...search }).map(({ number }) => number);

describe("channel filter", () => {
  it.each([
    ["", [1, 12, 120, 7]],
    ["zolta lodz", [12]],
    ["ŁÓDŹ", [12]],
    ["12", [12, 120]],
    ["sport 1", [120]],
    ["tvp  1", [1]],
    ["nie ma", []],
  ])("finds TV channels by the text %j", (text, numbers) => {
    expect(found({ text })).toEqual(numbers);
  });

  it("finds TV channels by genre, package and both together", () => {
    expect(found({ genre: "Sport" })).toEqual([120]);
    expect(found({ packageName: "Premium" })).toEqual([12, 120]);
    expect(
      filterChannels(CHANNELS, { text: "1", genre: "Dzieci", packageName: "Premium" }).map(({ number }) => number),
    ).toEqual([12]);
  });

  it("offers each channel genre and package once", () => {
    expect(channelFilterOptions([...CHANNELS, ...CHANNELS], new Intl.Collator("pl").compare)).toEqual({
      genres: ["Dzieci", "Ogólne", "Sport"],
      packages: ["Podstawowy", "Premium"],
    });
  });

  it("returns a subset of channels in order, never more for a longer text", () => {
    const channels = fc.array(
      fc.record({
        number: fc.integer({ min: 1, max: 999 }),
        name: fc.string({ minLength: 1 }),
        genre: fc.constantFrom("a", "b", undefined),
        packageName: fc.constant(undefined),
        hd: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(channels, fc.string(), fc.string(), (all, one, more) => {
        const some = filterChannels(all, { ...ANY, text: one });
        expect(all.filter((each) => some.includes(each))).toEqual(some);
        const fewer = filterChannels(all, { ...ANY, text: `${one} ${more}` });
        expect(fewer.every((each) => some.includes(each))).toBe(true);
        for (const each of all) expect(filterChannels(all, { ...ANY, text: each.name })).toContain(each);
      }),
    );
  });
});
