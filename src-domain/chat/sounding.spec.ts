import fc from "fast-check";
import { expect, it } from "vitest";
import { sounds, type Sounding } from "./sounding.ts";

const HEARD: Sounding = { isWanted: true, isNew: true, isSeen: false, leads: true };

it("a message that is new, wanted and not seen sounds in the tab that leads", () => {
  expect(sounds(HEARD)).toBe(true);
});

it.each([{ isWanted: false }, { isNew: false }, { isSeen: true }, { leads: false }])("and is silent with %o", (not) => {
  expect(sounds({ ...HEARD, ...not })).toBe(false);
});

it("among all tabs of a browser, of which one leads at the most, it sounds once at the most", () => {
  const tab = fc.record({ isWanted: fc.boolean(), isNew: fc.boolean(), isSeen: fc.boolean() });
  fc.assert(
    fc.property(fc.array(tab, { maxLength: 6 }), fc.nat(6), (tabs, leader) => {
      expect(tabs.filter((one, at) => sounds({ ...one, leads: at === leader })).length).toBeLessThanOrEqual(1);
    }),
  );
});
