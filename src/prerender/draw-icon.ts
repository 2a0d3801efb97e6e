import svgpath from "svgpath";
import type { IconRequest } from "#domain/configuration/prerender-page.ts";
import { validateConfiguration } from "#domain/configuration/validate-configuration.ts";
import { linesOfPath, type PathLine } from "./lines-of-path.ts";

/** Width and height of the logo's drawing, and the width of its lines (logo.css). */
const DRAWING_SIZE = 32;
const LINE_WIDTH = 2.5;

type Colour = readonly [red: number, green: number, blue: number];

const WHITE: Colour = [255, 255, 255];

const colourOf = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Distance of a point from the nearest of all lines. Loops over numbers only: it runs for each pixel. */
function distanceToAll(x: number, y: number, segments: readonly PathLine[]): number {
  let nearest = Infinity;
  for (const segment of segments) {
    const [fromX, fromY] = [segment[0], segment[1]];
    const dx = segment[2] - fromX;
    const dy = segment[3] - fromY;
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / length));
    const awayX = x - fromX - along * dx;
    const awayY = y - fromY - along * dy;
    const square = awayX * awayX + awayY * awayY;
    if (square < nearest) nearest = square;
  }
  return Math.sqrt(nearest);
}

/** Returns true for a point inside a closed shape (SVG's default rule, "nonzero"). */
function isInside(x: number, y: number, segments: readonly PathLine[]): boolean {
  let turns = 0;
  for (const segment of segments) {
    const [y1, y2] = [segment[1], segment[3]];
    if (y1 <= y === y2 <= y) continue;
    if (x < segment[0] + ((y - y1) / (y2 - y1)) * (segment[2] - segment[0])) turns += y2 > y1 ? 1 : -1;
  }
  return turns !== 0;
}

/** Returns a function that is true for points within `reach` of the rectangle around all lines. */
function createReachTest(segments: readonly PathLine[], reach: number): (x: number, y: number) => boolean {
  const xs = segments.flatMap(([x1, , x2]) => [x1, x2]);
  const ys = segments.flatMap(([, y1, , y2]) => [y1, y2]);
  const [left, right] = [Math.min(...xs) - reach, Math.max(...xs) + reach];
  const [top, bottom] = [Math.min(...ys) - reach, Math.max(...ys) + reach];
  return (x, y) => x >= left && x <= right && y >= top && y <= bottom;
}

/** Share of a pixel that lies within an edge, from the distance to it: half at the edge itself. */
const coverage = (inside: number): number => Math.min(1, Math.max(0, inside + 0.5));

/**
 * Draws the operator's logo on white, in the colours of the light theme, as in the header of the portal. Returns the
 * pixels in four bytes each (RGBA). Throws for an invalid configuration.
 */
export function drawIcon({ configuration, size, share }: IconRequest): Uint8Array<ArrayBuffer> {
  const validation = validateConfiguration(configuration);
  if (!validation.ok) throw new Error(`invalid configuration: ${validation.failure.map(({ at }) => at).join(", ")}`);
  const { logo, colours } = validation.value.brand;
  const scale = (size * share) / DRAWING_SIZE;
  const margin = (size * (1 - share)) / 2;
  const placed = (drawing: string) => svgpath(drawing).scale(scale).translate(margin, margin);
  const lines = linesOfPath(placed(logo.lines));
  const shape = linesOfPath(placed(logo.shape), { isClosed: true });
  const half = (LINE_WIDTH * scale) / 2;
  const isNearLines = createReachTest(lines, half + 1);
  const isNearShape = createReachTest(shape, 1);
  const layers = [
    {
      colour: colourOf(colours.beam[0]),
      coverageAt: (x: number, y: number) => (isNearLines(x, y) ? coverage(half - distanceToAll(x, y, lines)) : 0),
    },
    {
      colour: colourOf(colours.pay[0]),
      coverageAt: (x: number, y: number) =>
        isNearShape(x, y) ? coverage((isInside(x, y, shape) ? 1 : -1) * distanceToAll(x, y, shape)) : 0,
    },
  ];
  const pixels = new Uint8Array(size * size * 4);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const colour = layers.reduce<Colour>((below, layer) => {
        const part = layer.coverageAt(column + 0.5, row + 0.5);
        const mix = (index: 0 | 1 | 2) => below[index] + (layer.colour[index] - below[index]) * part;
        return part === 0 ? below : [mix(0), mix(1), mix(2)];
      }, WHITE);
      pixels.set([...colour.map(Math.round), 255], (row * size + column) * 4);
    }
  return pixels;
}
