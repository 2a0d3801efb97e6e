import { describe, expect, it } from "vitest";
import { errorPageKindOf } from "./error-page-kind.ts";

describe("error page", () => {
  it("(part of ERRPAGE-01) shows the error page no-page for code 404", () => {
    expect(errorPageKindOf("404")).toBe("no-page");
  });

  it("(part of ERRPAGE-02) redirects to the expired session for error code 601", () => {
    expect(errorPageKindOf("601")).toBe("session-expired");
  });

  it("(part of ERRPAGE-03) shows the error page no-permission for code 602", () => {
    expect(errorPageKindOf("602")).toBe("no-permission");
  });

  it.each([undefined, "", "500", "600", "4040", " 404", "602 ", "brak", "__proto__"])(
    "(part of ERRPAGE-04) shows the error page try-again for code %j",
    (code) => {
      expect(errorPageKindOf(code)).toBe("try-again");
    },
  );
});
