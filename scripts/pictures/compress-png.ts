import { type Pixels, readPng, writePalettePng } from "./png.ts";

const MAX_COLOURS = 256;
/** Number of palette entries for the most frequent colours; the rest goes to colours that are far from all of them. */
const EXACT_COLOURS = 96;

/** Counts the pixels of each colour (24 bits). */
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

/** Chooses the palette: the most frequent colours, then repeatedly the one farthest from all chosen ones. */
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
 * Compresses a picture to about a third. Frequent colours, that is all surfaces and texts, stay exact. Rare ones, such
 * as shades at the edges of letters, become the nearest of 256 colours.
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
