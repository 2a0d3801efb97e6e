import { expect, it } from "vitest";
import { bridgeFailure } from "./device.ts";
import { signingFailureOf } from "./signing-failure.ts";

it("(part of WRAP-03) only a device that cannot sign has lost its key: an owner who refuses has not, nor has an app that does not answer", () => {
  const failures = (["declined", "unable", "silent", "broken", "no-device"] as const).map((why) =>
    signingFailureOf(bridgeFailure(why)),
  );
  expect(failures).toEqual(["by-owner", "key-lost", "no-answer", "no-answer", "no-answer"]);
});
