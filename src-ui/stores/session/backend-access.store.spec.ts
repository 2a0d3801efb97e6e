import { expect, it } from "vitest";
import { fakeBackendAccess } from "#test/fakes/fake-backend-access.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { aSession } from "#test/mothers/index.ts";
import { BackendAccessStore } from "./backend-access.store.ts";

it("(part of ACC-12) keeps backend access after a reload, until another session is stored", () => {
  const storage = fakeSessionStorage();
  storage.write({ session: aSession(), deadline: 1_000 });
  const openPage = () => {
    const port = fakeBackendAccess();
    const store = new BackendAccessStore(port, storage);
    store.start();
    store.resume();
    return { port, store };
  };
  const first = openPage();
  expect(first.store.isOn).toBe(false);
  first.port.resume();
  expect(first.store.isOn).toBe(true);
  expect(openPage().store.isOn, "the reloaded page").toBe(true);
  storage.write({ session: aSession(), deadline: 2_000 });
  expect(openPage().store.isOn, "after another login").toBe(false);
});
