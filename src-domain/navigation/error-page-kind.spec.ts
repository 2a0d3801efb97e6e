import { describe, expect, it } from "vitest";
import { errorPageKindOf } from "./error-page-kind.ts";

describe("error page", () => {
  it("(part of ERRPAGE-01) 404 says that there is no such page", () => {
    expect(errorPageKindOf("404")).toBe("no-page");
  });

  it("(part of ERRPAGE-02) 601 goes on to the expired session", () => {
    expect(errorPageKindOf("601")).toBe("session-expired");
  });

  it("(part of ERRPAGE-03) 602 says that permission is missing", () => {
    expect(errorPageKindOf("602")).toBe("no-permission");
  });

  it.each([undefined, "", "500", "600", "4040", " 404", "602 ", "brak", "__proto__"])(
    "(part of ERRPAGE-04) %j says try again",
    (code) => {
      expect(errorPageKindOf(code)).toBe("try-again");
    },
  );
});
