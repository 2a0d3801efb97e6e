import { expect, it } from "vitest";
import { LinkTokenStore } from "./link-token.store.ts";

it("targets the start page after a login unless a link names a page, even without its token", () => {
  const store = new LinkTokenStore();
  expect(store.loginTarget).toBe("/index");
  store.setLoginTarget("/invoice");
  store.setToken({ kind: "none" });
  store.forget();
  expect([store.token, store.loginTarget]).toEqual([{ kind: "none" }, "/invoice"]);
});
