import { describe, expect, it } from "vitest";
import { duplicateFailureReasonOf, isDuplicateBeingCreated, isDownloadAddress } from "./invoice-duplicate.ts";

const refused = (code: "creating" | "not-possible" | "unknown-entry" | "unknown") =>
  ({ kind: "duplicate-refused", code }) as const;

describe("(part of FIN-03) duplicate of an invoice", () => {
  it.each(["https://ebok.example/files/1?ticket=a", "https://EBOK.example/files/1"])(
    "downloads an invoice duplicate from the portal's own origin: %s",
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
  ])("rejects an invoice duplicate because of its address %j", (address) => {
    expect(isDownloadAddress(address, "https://ebok.example")).toBe(false);
  });

  it("polls an invoice duplicate only while the server is creating it", () => {
    expect(
      [refused("creating"), refused("unknown"), { kind: "timeout" } as const].map(isDuplicateBeingCreated),
    ).toEqual([true, false, false]);
  });

  it.each([
    [refused("not-possible"), "not-possible"],
    [refused("unknown-entry"), "unknown-entry"],
    [refused("unknown"), "provider"],
    [refused("creating"), "provider"],
    [{ kind: "timeout" }, "timeout"],
    [{ kind: "unreachable" }, "unreachable"],
    [{ kind: "http", status: 500 }, "provider"],
    [{ kind: "aborted" }, "provider"],
  ] as const)("shows for an invoice duplicate after %j the problem %s", (failure, reason) => {
    expect(duplicateFailureReasonOf(failure)).toBe(reason);
  });
});
