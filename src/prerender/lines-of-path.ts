import type svgpath from "svgpath";

/** Straight line between two points. */
export type PathLine = readonly [x1: number, y1: number, x2: number, y2: number];

/** Lines that replace a curve. At 512 px, the largest logo differs from its curves by less than half a pixel. */
const STEPS = 32;

const between = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Value of a Bézier curve with these control values (de Casteljau). */
function bezier(values: readonly number[], part: number): number {
  const [first = 0, ...others] = values;
  if (others.length === 0) return first;
  return bezier(
    others.map((value, index) => between(values[index] ?? 0, value, part)),
    part,
  );
}

/**
 * Splits a path of SVG into straight lines. `isClosed` also joins the end of each subpath with its beginning, as a
 * filled shape does.
 */
export function linesOfPath(
  path: ReturnType<typeof svgpath>,
  { isClosed = false }: { readonly isClosed?: boolean } = {},
): readonly PathLine[] {
  const segments: PathLine[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (nextX: number, nextY: number): void => {
    segments.push([x, y, nextX, nextY]);
    [x, y] = [nextX, nextY];
  };
  const curveTo = (points: readonly number[]): void => {
    const xs = [x, ...points.filter((_, index) => index % 2 === 0)];
    const ys = [y, ...points.filter((_, index) => index % 2 === 1)];
    for (let step = 1; step <= STEPS; step += 1) lineTo(bezier(xs, step / STEPS), bezier(ys, step / STEPS));
  };
  const close = (): void => {
    if (x !== startX || y !== startY) lineTo(startX, startY);
  };
  path
    .abs()
    .unarc()
    .unshort()
    .iterate(([command, ...numbers]) => {
      const [first = 0, second = 0] = numbers;
      switch (command) {
        case "M":
          if (isClosed) close();
          [x, y, startX, startY] = [first, second, first, second];
          break;
        case "H":
          lineTo(first, y);
          break;
        case "V":
          lineTo(x, first);
          break;
        case "Z":
        case "z":
          close();
          break;
        default:
          // L, C and Q: arcs and short forms are replaced already.
          if (numbers.length === 2) lineTo(first, second);
          else curveTo(numbers);
      }
    });
  if (isClosed) close();
  return segments;
}
