import { describe, expect, it } from "vitest";
import { isLinkedPage } from "./linked-page.ts";

describe("(part of CHAT-22) pages that links in messages open inside the portal", () => {
  it.each(["/invoice", "/messages/7", "/faq", "/service/myServices/4127830-01"])("opens %s inside", (path) => {
    expect(isLinkedPage(path)).toBe(true);
  });

  it.each([
    "/logout",
    "/push/invoice",
    "/",
    "/loginToken/a",
    "/offer/offerAccept",
    "/sandbox/assets/router.svg",
    "//x",
  ])("does not open %s inside", (path) => {
    expect(isLinkedPage(path)).toBe(false);
  });
});
