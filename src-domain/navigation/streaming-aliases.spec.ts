import { describe, expect, it } from "vitest";
import { streamingAliasOf } from "./streaming-aliases.ts";

describe("advertised addresses", () => {
  it.each([
    "tvn24go",
    "player",
    "netflix",
    "disney",
    "blacknut",
    "filmbox",
    "canalplusonline",
    "hbomax",
    "bezpiecznyInternet",
    "bezpiecznyInternetDom",
  ])("recognizes /%s as an advertised address", (alias) => {
    expect(streamingAliasOf(`/${alias}`)).toBe(alias);
  });

  it("recognizes no other address as advertised", () => {
    for (const path of ["/", "/playerX", "player", "/player/1", "/Netflix"])
      expect(streamingAliasOf(path)).toBeUndefined();
  });
});
