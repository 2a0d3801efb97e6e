import { crc32, deflateSync, inflateSync } from "node:zlib";

/** Picture with three bytes for each pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RGB = 2;
const RGBA = 6;
const PALETTE = 3;

function chunksOf(png: Buffer): readonly (readonly [name: string, data: Buffer])[] {
  const chunks: (readonly [string, Buffer])[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push([png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  return chunks;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** Reverses the filter of a byte. */
function restored(filter: number, byte: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return byte + left;
    case 2:
      return byte + up;
    case 3:
      return byte + ((left + up) >> 1);
    case 4:
      return byte + paeth(left, up, corner);
    default:
      return byte;
  }
}

/** Reads a PNG with 8 bits per channel; drops an alpha channel. Throws for any other kind. */
export function readPng(png: Buffer): Pixels {
  const chunks = chunksOf(png);
  const header = chunks.find(([name]) => name === "IHDR")?.[1];
  const kind = header?.[9];
  if (header === undefined || header[8] !== 8 || (kind !== RGB && kind !== RGBA))
    throw new TypeError("expected an RGB or RGBA PNG with 8 bits per channel");
  const [width, height, step] = [header.readUInt32BE(0), header.readUInt32BE(4), kind === RGBA ? 4 : 3];
  const raw = inflateSync(Buffer.concat(chunks.filter(([name]) => name === "IDAT").map(([, data]) => data)));
  const line = width * step;
  const bytes = new Uint8Array(line * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * (line + 1);
    const filter = raw[from] ?? 0;
    for (let x = 0; x < line; x += 1) {
      const at = y * line + x;
      const left = x < step ? 0 : (bytes[at - step] ?? 0);
      const up = y === 0 ? 0 : (bytes[at - line] ?? 0);
      const corner = x < step || y === 0 ? 0 : (bytes[at - line - step] ?? 0);
      bytes[at] = restored(filter, raw[from + 1 + x] ?? 0, left, up, corner);
    }
  }
  return { width, height, rgb: step === 3 ? bytes : bytes.filter((_, index) => index % 4 !== 3) };
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Writes a picture of at most 256 colours: `places` has the index in `palette` (three bytes each) for each pixel. */
export function writePalettePng(width: number, height: number, palette: Uint8Array, places: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, PALETTE, 0, 0, 0], 8);
  const raw = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) raw.set(places.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const data = deflateSync(raw, { level: 9, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
