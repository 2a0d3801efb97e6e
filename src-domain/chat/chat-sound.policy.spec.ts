import fc from "fast-check";
import { expect, it } from "vitest";
import { shouldPlaySound, type SoundConditions } from "./chat-sound.policy.ts";

const AUDIBLE: SoundConditions = { isSoundOn: true, isNew: true, isSeen: false, isLeader: true };

it("a message that is new, wanted and not seen sounds in the tab that leads", () => {
  expect(shouldPlaySound(AUDIBLE)).toBe(true);
});

it.each([{ isSoundOn: false }, { isNew: false }, { isSeen: true }, { isLeader: false }])(
  "and is silent with %o",
  (not) => {
    expect(shouldPlaySound({ ...AUDIBLE, ...not })).toBe(false);
  },
);

it("among all tabs of a browser, of which one leads at the most, it sounds once at the most", () => {
  const tab = fc.record({ isSoundOn: fc.boolean(), isNew: fc.boolean(), isSeen: fc.boolean() });
  fc.assert(
    fc.property(fc.array(tab, { maxLength: 6 }), fc.nat(6), (tabs, leader) => {
      expect(tabs.filter((one, at) => shouldPlaySound({ ...one, isLeader: at === leader })).length).toBeLessThanOrEqual(
        1,
      );
    }),
  );
});
