import { describe, expect, it } from "vitest";
import { aConfiguration } from "#test/mothers/index.ts";
import { drawIcon } from "./draw-icon.ts";

const { brand } = aConfiguration();
const COLOURS = { ...brand.colours, beam: ["#0a5c66", "#67c8cf"] as const, pay: ["#ffb224", "#ffb224"] as const };

/** Returns the colour of a pixel as `#rrggbb`. */
function colourAt(pixels: Uint8Array, size: number, x: number, y: number): string {
  const start = (y * size + x) * 4;
  return `#${Buffer.from(pixels.subarray(start, start + 3)).toString("hex")}`;
}

const draw = (logo: { readonly lines: string; readonly shape: string }, size = 64, share = 1) => {
  const pixels = drawIcon({
    configuration: aConfiguration({ brand: { ...brand, colours: COLOURS, logo } }),
    size,
    share,
  });
  return (x: number, y: number) => colourAt(pixels, size, x, y);
};

describe("drawIcon", () => {
  it("(part of SW-09) draws lines in the colour of the beam, the shape in that of payments", () => {
    const at = draw({ lines: "M2 16h20", shape: "M24 12h6v8h-6z" });
    expect(at(20, 32)).toBe("#0a5c66");
    expect(at(54, 32)).toBe("#ffb224");
    expect(at(20, 10)).toBe("#ffffff");
    expect(at(47, 32), "between both").toBe("#ffffff");
  });

  it("(part of SW-09) follows curves, arcs and relative commands, as a browser does", () => {
    const at = draw({
      lines: "M2 6c11 0 9 10 20 10M4 28q12-8 24 0t0 0H30V20Z",
      shape: "M23.5 16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
    });
    expect(at(4, 12), "start of the curve").toBe("#0a5c66");
    expect(at(43, 32), "its end").toBe("#0a5c66");
    expect(at(54, 32), "centre of the circle").toBe("#ffb224");
    expect(at(54, 22), "outside the circle").toBe("#ffffff");
  });

  it("(part of SW-09) leaves a margin, which a system may cut", () => {
    const at = draw({ lines: "M0 16h32", shape: "M0 0h32v32h-32z" }, 100, 0.5);
    expect([at(20, 50), at(80, 50)]).toEqual(["#ffffff", "#ffffff"]);
    expect(at(50, 30)).toBe("#ffb224");
  });

  it("refuses an invalid configuration", () => {
    expect(() => drawIcon({ configuration: {}, size: 1, share: 1 })).toThrow("invalid configuration");
  });
});
