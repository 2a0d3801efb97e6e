import { encode } from "uqr";

export interface QrCodeProps {
  /** What a scanner reads. */
  readonly text: string;
  /** What the picture is, for whom it cannot be seen. */
  readonly label: string;
}

/** White around a code, in its own squares: scanners need four. */
const MARGIN = 4;

/** A square code: dark on light in both themes, since many scanners read nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: MARGIN });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={data.map(squaresOf).join("")} />
    </svg>
  );
}

/** The dark squares of one row, as one piece for each run of them. */
function squaresOf(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const from = x;
    while (row[x + 1] === true) x += 1;
    const width = x + 1 - from;
    path += `M${from} ${y}h${width}v1h-${width}z`;
  }
  return path;
}
