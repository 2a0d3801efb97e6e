import { expect, it } from "vitest";
import { LinkTokenStore } from "./link-token.store.ts";

it("targets the start page unless the link names another, even after the token was removed", () => {
  const store = new LinkTokenStore();
  expect(store.loginTarget).toBe("/index");
  store.setLoginTarget("/invoice");
  store.keep({ kind: "none" });
  store.forget();
  expect([store.token, store.loginTarget]).toEqual([{ kind: "none" }, "/invoice"]);
});
