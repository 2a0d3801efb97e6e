import { expect, it } from "vitest";
import { bridgeFailure } from "./device.ts";
import { unsignedFor } from "./unsigned.ts";

it("(part of WRAP-03) only a device that cannot sign has lost its key: an owner who refuses has not, nor has an app that does not answer", () => {
  const told = (["declined", "unable", "silent", "broken", "no-device"] as const).map((why) =>
    unsignedFor(bridgeFailure(why)),
  );
  expect(told).toEqual(["by-owner", "key-lost", "no-answer", "no-answer", "no-answer"]);
});
