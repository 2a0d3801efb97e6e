import { encode } from "uqr";

export interface QrCodeProps {
  /** Encoded text. */
  readonly text: string;
  /** Accessible name of the image. */
  readonly label: string;
}

/** Width of the white margin in modules; scanners need four. */
const MARGIN = 4;

/** QR code, dark on light in both themes, because many scanners read nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: MARGIN });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={data.map(squaresOf).join("")} />
    </svg>
  );
}

/** Returns the path of the dark modules of a row, one rectangle per run. */
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
