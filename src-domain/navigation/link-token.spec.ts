import { describe, expect, it } from "vitest";
import { linkTokenOf } from "./link-token.ts";

const TOKEN = "6b1f0c9e5d7a42b8a3e4";
const found = { kind: "token", token: TOKEN };
const nowhere = { search: "", hash: "" };

describe("token of a link", () => {
  it("reads the link token from the fragment, the param or the query, in this order", () => {
    expect(linkTokenOf({ ...nowhere, hash: `#token=${TOKEN}` })).toEqual(found);
    expect(linkTokenOf({ ...nowhere, param: TOKEN })).toEqual(found);
    expect(linkTokenOf({ ...nowhere, search: `?token=${TOKEN}` })).toEqual(found);
    expect(linkTokenOf({ ...nowhere, search: `?utm=sms&token=${TOKEN}&x=1` })).toEqual(found);
    expect(linkTokenOf({ param: "another-one-00", search: "?token=a-third-one-00", hash: `#token=${TOKEN}` })).toEqual(
      found,
    );
    expect(linkTokenOf({ param: TOKEN, search: "?token=a-third-one-00", hash: "" })).toEqual(found);
  });

  it("returns no link token when no part of the address contains it", () => {
    for (const search of ["", "?", "?token=", "?mytoken=abcdefgh", "?x=token=abcdefgh", "?Token=abcdefgh"])
      expect(linkTokenOf({ search, hash: "" })).toEqual({ kind: "none" });
    expect(linkTokenOf({ search: "", hash: "#tresc" })).toEqual({ kind: "none" });
  });

  it("returns a broken link token when malformed, so that no part of it is sent or shown", () => {
    for (const param of [
      "short",
      "a".repeat(129),
      "with space here",
      "<script>alert(1)",
      "../../logout",
      "zażółć-gęślą",
      "abcdefgh%00",
      "abcd\u0000efgh",
      "abcdefgh\n",
    ]) {
      expect(linkTokenOf({ ...nowhere, param }), JSON.stringify(param)).toEqual({ kind: "malformed" });
    }
    expect(linkTokenOf({ ...nowhere, param: "a".repeat(128) }).kind).toBe("token");
  });
});
