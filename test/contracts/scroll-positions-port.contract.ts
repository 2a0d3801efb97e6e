import { describe, expect, it } from "vitest";
import type { ScrollPositionsPort } from "#domain/navigation/index.ts";

/** Kind of navigation that opened a page; `undefined` if the browser does not report it. */
export type PageOpening = "navigate" | "reload" | "back_forward" | undefined;

/** Positions of addresses, in pixels. */
export type ScrollPositions = Readonly<Record<string, number>>;

/** Page at `/index` in a tab that has stored `positions`. */
export type MakeScrolledPage = (page: { readonly openedBy: PageOpening; readonly positions: ScrollPositions }) => {
  readonly port: ScrollPositionsPort;
  readonly positions: () => ScrollPositions;
};

const STORED: ScrollPositions = { "/index": 1340, "/invoice": 20 };

/** Runs the contract suite of `ScrollPositionsPort`. */
export function scrollPositionsPortContract(name: string, make: MakeScrolledPage): void {
  describe(`ScrollPositionsPort: ${name}`, () => {
    it.each<[PageOpening, ScrollPositions]>([
      ["navigate", { "/invoice": 20 }],
      ["reload", STORED],
      ["back_forward", STORED],
      [undefined, STORED],
    ])("(part of NAV-10) starts a page at its top only when it is visited anew, by %s", (openedBy, expected) => {
      const { port, positions } = make({ openedBy, positions: STORED });
      port.forgetOnNewVisit();
      expect(positions()).toEqual(expected);
    });
  });
}
