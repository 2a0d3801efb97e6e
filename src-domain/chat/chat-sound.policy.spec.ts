import fc from "fast-check";
import { expect, it } from "vitest";
import { shouldPlaySound, type ChatSoundConditions } from "./chat-sound.policy.ts";

const AUDIBLE: ChatSoundConditions = { isSoundOn: true, isNew: true, isSeen: false, isLeader: true };

it("plays a sound for a new unseen chat message in the leading tab if the sound is on", () => {
  expect(shouldPlaySound(AUDIBLE)).toBe(true);
});

it.each([{ isSoundOn: false }, { isNew: false }, { isSeen: true }, { isLeader: false }])(
  "plays no chat sound with %o",
  (not) => {
    expect(shouldPlaySound({ ...AUDIBLE, ...not })).toBe(false);
  },
);

it("plays a chat sound at most once among all tabs, with at most one leader", () => {
  const tab = fc.record({ isSoundOn: fc.boolean(), isNew: fc.boolean(), isSeen: fc.boolean() });
  fc.assert(
    fc.property(fc.array(tab, { maxLength: 6 }), fc.nat(6), (tabs, leader) => {
      expect(tabs.filter((one, at) => shouldPlaySound({ ...one, isLeader: at === leader })).length).toBeLessThanOrEqual(
        1,
      );
    }),
  );
});
