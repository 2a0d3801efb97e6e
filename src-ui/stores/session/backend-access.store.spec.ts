import { expect, it } from "vitest";
import { fakeBackendAccess } from "#test/fakes/fake-backend-access.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { aSession } from "#test/mothers/index.ts";
import { BackendAccessStore } from "./backend-access.store.ts";

it("(part of ACC-12) keeps backend access after a reload, until another session is stored", () => {
  const storage = fakeSessionStorage();
  storage.write({ session: aSession(), deadline: 1_000 });
  const openPage = (session = aSession()) => {
    const port = fakeBackendAccess();
    const store = new BackendAccessStore(port, storage, { current: session });
    store.start();
    store.resume();
    return { port, store };
  };
  const first = openPage();
  expect(first.store.isOn).toBe(false);
  first.port.resume();
  expect(first.store.isOn).toBe(true);
  expect(openPage().store.isOn, "the reloaded page").toBe(true);
  const other = aSession({ sessionId: "another-session" });
  openPage(other).port.resume();
  storage.write({ session: other, deadline: 2_000 });
  first.port.resume();
  expect(storage.read()?.backendAccess, "of a session of another tab").toBeUndefined();
  expect(openPage(other).store.isOn, "after another login").toBe(false);
});
