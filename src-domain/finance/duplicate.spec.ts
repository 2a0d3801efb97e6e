import { describe, expect, it } from "vitest";
import { duplicateProblem, isBeingMade, isDownloadAddress } from "./duplicate.ts";

const refused = (code: "CREATING" | "NOT_POSSIBLE" | "UNKNOWN_ENTRY" | "UNKNOWN") =>
  ({ kind: "duplicate-refused", code }) as const;

describe("(part of FIN-03) a duplicate", () => {
  it.each(["https://ebok.example/files/1?ticket=a", "https://EBOK.example/files/1"])(
    "is fetched from the portal itself: %s",
    (address) => {
      expect(isDownloadAddress(address, "https://ebok.example")).toBe(true);
    },
  );

  it.each([
    "https://pay.example/files/1",
    "http://ebok.example/files/1",
    "https://ebok.example:8443/files/1",
    "https://ebok.example.evil.example/",
    "https://evil@ebok.example/",
    "javascript:alert(1)",
    "/files/1",
    "//ebok.example/1",
    "https://ebok.example\\@evil.example/",
    " https://ebok.example/1",
    "https://ebok.example/a b",
    "",
  ])("is fetched from nowhere else: %j", (address) => {
    expect(isDownloadAddress(address, "https://ebok.example")).toBe(false);
  });

  it("that is being made is waited for, and nothing else is", () => {
    expect([refused("CREATING"), refused("UNKNOWN"), { kind: "timeout" } as const].map(isBeingMade)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    [refused("NOT_POSSIBLE"), "NOT_POSSIBLE"],
    [refused("UNKNOWN_ENTRY"), "UNKNOWN_ENTRY"],
    [refused("UNKNOWN"), "PROVIDER"],
    [refused("CREATING"), "PROVIDER"],
    [{ kind: "timeout" }, "TIMEOUT"],
    [{ kind: "unreachable" }, "UNREACHABLE"],
    [{ kind: "http", status: 500 }, "PROVIDER"],
    [{ kind: "aborted" }, "PROVIDER"],
  ] as const)("that did not come after %j is told as %s", (failure, told) => {
    expect(duplicateProblem(failure)).toBe(told);
  });
});
