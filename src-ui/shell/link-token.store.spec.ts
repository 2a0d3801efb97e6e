import { expect, it } from "vitest";
import { LinkTokenStore } from "./link-token.store.ts";

it("leads to the start page unless the link names another one, also after the token was forgotten", () => {
  const store = new LinkTokenStore();
  expect(store.loginTarget).toBe("/index");
  store.setLoginTarget("/invoice");
  store.keep({ kind: "none" });
  store.forget();
  expect([store.token, store.loginTarget]).toEqual([{ kind: "none" }, "/invoice"]);
});
