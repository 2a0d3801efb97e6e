// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import fc from "fast-check";
import jsQR from "jsqr";
import { afterEach, describe, expect, it } from "vitest";
import { transferCode } from "#domain/finance/transfer-code.ts";
import { grosze } from "#domain/shared-kernel/index.ts";
import { runs } from "#test/models/runs.ts";
import { anEntry } from "#test/mothers/index.ts";
import { QrCode } from "./qr-code.tsx";

afterEach(cleanup);

const DOT = 3;

/** Decodes the rendered image with an independent decoder; each module is `DOT` pixels wide. */
function readBack(text: string): string | undefined {
  render(<QrCode text={text} label="Kod" />);
  const picture = screen.getByRole("img", { name: "Kod" });
  const side = Number(picture.getAttribute("viewBox")?.split(" ")[2]) * DOT;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const dark = picture.querySelector('path[fill="#000"]')?.getAttribute("d") ?? "";
  for (const [, x, y, width] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = Number(y) * DOT; row < (Number(y) + 1) * DOT; row += 1) {
      for (let column = Number(x) * DOT; column < (Number(x) + Number(width)) * DOT; column += 1)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  }
  cleanup();
  return jsQR(pixels, side, side)?.data;
}

describe("QR code", () => {
  it("draws a QR code that decodes to its text, including Polish letters", () => {
    expect(readBack("Zażółć gęślą jaźń |027369|")).toBe("Zażółć gęślą jaźń |027369|");
  });

  it("(part of FIN-06) draws a transfer QR code decoding to its text for any payee and amount", () => {
    const payee = fc.string({ unit: fc.constantFrom(..."AaĄąĆćĘęŁłŃńÓóŚśŹźŻż .,-/09".split("")), maxLength: 60 });
    fc.assert(
      fc.property(
        payee,
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.stringMatching(/^FV\/\d{7}\/\d\d\/26$/),
        (recipient, amount, number) => {
          const code = transferCode({
            account: "82109010980000000123456789",
            recipient,
            taxId: "5860000002",
            customer: "4127830",
            entries: [anEntry({ number })],
            amount: grosze(amount),
          });
          expect(code).toBeDefined();
          expect(readBack(code ?? "")).toBe(code);
        },
      ),
      { numRuns: runs(50) },
    );
  }, 300_000);
});
