import { describe, expect, it } from "vitest";
import { errorPageKindOf } from "./error-page-kind.ts";

describe("error page", () => {
  it("(part of ERRPAGE-01) is no-page for code 404", () => {
    expect(errorPageKindOf("404")).toBe("no-page");
  });

  it("(part of ERRPAGE-02) redirects to the expired session for code 601", () => {
    expect(errorPageKindOf("601")).toBe("session-expired");
  });

  it("(part of ERRPAGE-03) is no-permission for code 602", () => {
    expect(errorPageKindOf("602")).toBe("no-permission");
  });

  it.each([undefined, "", "500", "600", "4040", " 404", "602 ", "brak", "__proto__"])(
    "(part of ERRPAGE-04) is try-again for code %j",
    (code) => {
      expect(errorPageKindOf(code)).toBe("try-again");
    },
  );
});
