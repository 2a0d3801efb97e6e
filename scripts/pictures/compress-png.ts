import { type Pixels, readPng, writePalettePng } from "./png.ts";

const MAX_COLOURS = 256;
/** Of these, so many for the colours that are there most often; the rest goes to those that are like none of them. */
const EXACT_COLOURS = 96;

/** How often each colour (24 bits) is there. */
function countColours({ rgb }: Pixels): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at < rgb.length; at += 3) {
    const colour = colourAt(rgb, at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

const colourAt = (rgb: Uint8Array, at: number): number =>
  ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);

const channels = (colour: number): readonly [number, number, number] => [
  colour >> 16,
  (colour >> 8) & 0xff,
  colour & 0xff,
];

function distance(one: number, other: number): number {
  const [red, green, blue] = channels(one);
  const [otherRed, otherGreen, otherBlue] = channels(other);
  return (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;
}

function nearestIn(palette: readonly number[], colour: number): number {
  let best = 0;
  for (let place = 1; place < palette.length; place += 1) {
    if (distance(palette[place] ?? 0, colour) < distance(palette[best] ?? 0, colour)) best = place;
  }
  return best;
}

/** The colours that stand for all: the most frequent ones, then again and again the one that is farthest from them. */
function chosenColours(byFrequency: readonly number[]): readonly number[] {
  const chosen = byFrequency.slice(0, EXACT_COLOURS);
  const far = new Map(
    byFrequency
      .slice(EXACT_COLOURS)
      .map((colour) => [colour, Math.min(...chosen.map((other) => distance(colour, other)))]),
  );
  while (chosen.length < MAX_COLOURS && far.size > 0) {
    const [[farthest] = [0]] = [...far].toSorted(([, one], [, other]) => other - one);
    chosen.push(farthest);
    far.delete(farthest);
    for (const [colour, before] of far) far.set(colour, Math.min(before, distance(colour, farthest)));
  }
  return chosen;
}

/**
 * The same picture in about a third of the bytes. What is there most often stays to the bit: every surface and every
 * text.
 * The rest, shades at the edges of letters, become the nearest of 256 colours.
 */
export function compressPng(png: Buffer): Buffer {
  const pixels = readPng(png);
  const palette = chosenColours(
    [...countColours(pixels)].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour),
  );
  const placeOf = new Map(palette.map((colour, place) => [colour, place]));
  const places = new Uint8Array(pixels.rgb.length / 3);
  for (let pixel = 0; pixel < places.length; pixel += 1) {
    const colour = colourAt(pixels.rgb, pixel * 3);
    const place = placeOf.get(colour) ?? nearestIn(palette, colour);
    placeOf.set(colour, place);
    places[pixel] = place;
  }
  const lean = writePalettePng(pixels.width, pixels.height, Uint8Array.from(palette.flatMap(channels)), places);
  return lean.length < png.length ? lean : png;
}
