import { expect, it } from "vitest";
import { describeUnshownPicture } from "./describe-unshown-picture.ts";

it("(part of SITE-03) describes an unshown picture by its host, without path and query", () => {
  const address = "https://img.example/4127830/jan.nowak@poczta.example.png?token=1";
  expect(describeUnshownPicture({ reason: "not-allowed", address })).toBe("picture not allowed: img.example");
  expect(describeUnshownPicture({ reason: "not-loaded", address: "/a.png" })).toBe("picture not loaded: portal");
});
