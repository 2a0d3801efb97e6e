import { describe, expect, it } from "vitest";
import vectors from "#test/vectors/email.json" with { type: "json" };
import { email, emailOf, optionalEmail } from "./index.ts";

describe("e-mail", () => {
  it("tests a hundred different e-mail addresses", () => {
    expect(new Set([...vectors.accepted, ...vectors.refused]).size).toBe(100);
  });

  it.each(vectors.accepted)("(part of VAL-03) accepts the e-mail %j", (address) => {
    expect(email(address)).toBe("valid");
    expect(optionalEmail(address)).toBe("valid");
  });

  it.each(vectors.refused)("(part of VAL-03) rejects the e-mail %j", (address) => {
    expect(email(address)).toEqual({ key: "email", params: {} });
    expect(optionalEmail(address)).toEqual(address === "" ? "valid" : { key: "email", params: {} });
  });

  it("(part of VAL-03) accepts an e-mail of at most 254 characters, and 63 per domain label", () => {
    const domain = `${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}`;
    expect(email(`${"a".repeat(64)}@${domain}.${"e".repeat(6)}`)).toBe("valid");
    expect(email(`${"a".repeat(64)}@${domain}.${"e".repeat(7)}`)).not.toBe("valid");
    expect(email(`a@b.${"c".repeat(63)}`)).toBe("valid");
    expect(email(`a@b.${"c".repeat(64)}`)).not.toBe("valid");
    expect(email(`a@b.xn--${"c".repeat(59)}`)).toBe("valid");
    expect(email("a@b.axn--1c")).not.toBe("valid");
    expect(email("a@b.xn--")).not.toBe("valid");
    expect(email("a@b.xn--1-")).not.toBe("valid");
  });

  it("trims an e-mail before it is sent", () => {
    expect(emailOf(" anna@example.pl\n")).toBe("anna@example.pl");
  });

  it("(part of VAL-03) accepts blanks for an optional e-mail address", () => {
    expect(optionalEmail("  ")).toBe("valid");
  });
});

it("requires an e-mail domain whose last label is a top-level domain (part of VAL-03)", () => {
  for (const wrong of ["a@b.pl.c", "a@b.pl.1a", "a@", "@", ""]) expect(email(wrong)).toMatchObject({ key: "email" });
  expect(email("a@b.c.pl")).toBe("valid");
});
