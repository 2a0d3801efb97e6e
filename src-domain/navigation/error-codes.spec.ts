import { describe, expect, it } from "vitest";
import { errorPage } from "./error-codes.ts";

describe("error page", () => {
  it("(part of ERRPAGE-01) 404 says that there is no such page", () => {
    expect(errorPage("404")).toBe("no-page");
  });

  it("(part of ERRPAGE-02) 601 goes on to the expired session", () => {
    expect(errorPage("601")).toBe("session-expired");
  });

  it("(part of ERRPAGE-03) 602 says that permission is missing", () => {
    expect(errorPage("602")).toBe("no-permission");
  });

  it.each([undefined, "", "500", "600", "4040", " 404", "602 ", "brak", "__proto__"])(
    "(part of ERRPAGE-04) %j says try again",
    (code) => {
      expect(errorPage(code)).toBe("try-again");
    },
  );
});
