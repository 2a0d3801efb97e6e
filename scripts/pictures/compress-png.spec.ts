import { deflateSync, inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compressPng } from "./compress-png.ts";

/** Creates a PNG with a filter byte before each row. The checksums of its chunks are not read. */
function browserPng(width: number, rows: readonly (readonly number[])[]): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name, "latin1"), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  // Stored without compression and with useless text, so that the compressed picture is always shorter.
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Uint8Array.from(rows.flat()), { level: 0 })),
    chunk("tEXt", Buffer.alloc(2_000)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Reads the colours of a compressed picture, pixel by pixel, from its palette and its unfiltered indexes. */
function coloursOf(png: Buffer, width: number): readonly string[] {
  const part = (name: string) => {
    const at = png.indexOf(name, 0, "latin1");
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  const palette = part("PLTE");
  const raw = inflateSync(part("IDAT"));
  return [...raw]
    .filter((_, index) => index % (width + 1) !== 0)
    .map((place) => palette.subarray(place * 3, place * 3 + 3).toString("hex"));
}

describe("compressPng", () => {
  it("keeps the colours of a PNG for every row filter", () => {
    const width = 3;
    const rows = [
      [0, 10, 20, 30, 40, 50, 60, 70, 80, 90],
      [1, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [2, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [3, 2, 2, 2, 2, 2, 2, 2, 2, 2],
      [4, 3, 3, 3, 3, 3, 3, 3, 3, 3],
    ];
    expect(coloursOf(compressPng(browserPng(width, rows)), width)).toEqual([
      "0a141e",
      "28323c",
      "46505a",
      "010203",
      "050709",
      "0c0f12",
      "020304",
      "06080a",
      "0d1013",
      "030304",
      "060709",
      "0b0d10",
      "060607",
      "090a0c",
      "0e1013",
    ]);
  });

  it("keeps frequent colours exactly and replaces rare shades by the nearest colour", () => {
    const often = Array.from({ length: 256 }, (_, index) => [index, 0, 0]);
    const rare = [7, 1, 0];
    const width = 513;
    const colours = coloursOf(compressPng(browserPng(width, [[0, ...often.flat(), ...often.flat(), ...rare]])), width);
    expect(colours.slice(0, 96)).toEqual(
      often.slice(0, 96).map(([red = 0]) => `${red.toString(16).padStart(2, "0")}0000`),
    );
    expect(new Set(colours).size).toBe(256);
    expect(colours.at(-1)).toBe("070000");
  });

  it("keeps a rare colour that is unlike all others", () => {
    const greys = Array.from({ length: 300 }, (_, index) => [index % 250, index % 250, index % 250]);
    const shades = Array.from({ length: 100 }, (_, index) => [index, index, index + 1]);
    const width = 401;
    const colours = coloursOf(
      compressPng(browserPng(width, [[0, ...greys.flat(), ...shades.flat(), 255, 0, 0]])),
      width,
    );
    expect(colours.at(-1)).toBe("ff0000");
  });
});
