import { expect, it } from "vitest";
import { bridgeFailure } from "./device.ts";
import { signingFailureOf } from "./signing-failure.ts";

it('(part of WRAP-03) treats only "unable" as a lost key, not a refusal or a missing answer', () => {
  const failures = (["declined", "unable", "silent", "broken", "no-device"] as const).map((why) =>
    signingFailureOf(bridgeFailure(why)),
  );
  expect(failures).toEqual(["by-owner", "key-lost", "no-answer", "no-answer", "no-answer"]);
});
