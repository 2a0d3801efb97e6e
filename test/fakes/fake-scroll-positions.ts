import type { ScrollPositionsPort } from "#domain/navigation/index.ts";

/** Scroll positions in memory of a page at `address`. */
export function fakeScrollPositions(page: {
  readonly address: string;
  readonly isNewVisit: boolean;
  readonly positions: Readonly<Record<string, number>>;
}) {
  const positions = new Map(Object.entries(page.positions));
  const port: ScrollPositionsPort = {
    forgetOnNewVisit() {
      if (page.isNewVisit) positions.delete(page.address);
    },
  };
  return { port, positions: () => Object.fromEntries(positions) };
}
