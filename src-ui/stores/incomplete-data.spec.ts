import { expect, it, vi } from "vitest";
import { incompleteDataOf, type PartlyReadValue } from "./incomplete-data.ts";

function value(changes: Partial<Omit<PartlyReadValue, "reload">> = {}) {
  return {
    state: { status: "ready", value: undefined } as const,
    incompleteFields: [],
    ...changes,
    reload: vi.fn(() => Promise.resolve()),
  };
}

it("(part of ENT-03) reads again only values with gaps or a failed refresh", () => {
  const [gaps, outdated, complete] = [value({ incompleteFields: ["products"] }), value({ isOutdated: true }), value()];
  expect(incompleteDataOf([complete])).toBeUndefined();
  expect(incompleteDataOf([complete, outdated])?.isOutdated).toBe(true);
  const data = incompleteDataOf([gaps, outdated, complete]);
  expect(data?.isOutdated).toBe(false);
  expect(data?.isLasting).toBe(false);
  const lasting = value({ incompleteFields: ["products"], hasLastingGaps: true });
  expect(incompleteDataOf([gaps, lasting])?.isLasting).toBe(true);
  data?.reload();
  expect([gaps, outdated, complete].map(({ reload }) => reload.mock.calls.length)).toEqual([1, 1, 0]);
});
