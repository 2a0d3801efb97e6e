// @vitest-environment jsdom
import { expect, it } from "vitest";
import { DocumentDeviceMemoryAdapter } from "#adapters/browser/document-device-memory.adapter.ts";
import { LocalSessionStorageAdapter } from "#adapters/storage/local-session-storage.adapter.ts";
import { trustedDeviceCookieName } from "#kit/http/trusted-device-cookie.ts";
import { fakeDeviceMemory } from "#test/fakes/fake-device-memory.ts";
import { deviceMemoryPortContract } from "./device-memory-port.contract.ts";

deviceMemoryPortContract("fake", () => {
  const memory = fakeDeviceMemory();
  return { memory, reopen: () => memory };
});

deviceMemoryPortContract("document", () => {
  document.cookie = "ebok.app=; Max-Age=0; Path=/";
  return { memory: new DocumentDeviceMemoryAdapter(window), reopen: () => new DocumentDeviceMemoryAdapter(window) };
});

it("(part of SESS-06) keeps the memory of the device at a logout", () => {
  const memory = new DocumentDeviceMemoryAdapter(window);
  memory.write({ hasLoggedOut: true, keys: ["automatic"] });
  new LocalSessionStorageAdapter(() => localStorage).clear("logout");
  expect(memory.read()).toEqual({ hasLoggedOut: true, keys: ["automatic"] });
});

it("(part of SESS-06) writes no cookie with the name of the provider's HttpOnly cookie", () => {
  new DocumentDeviceMemoryAdapter(window).write({ hasLoggedOut: true, keys: [] });
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0]);
  expect(names).toEqual(["ebok.app"]);
  expect(names).not.toContain(trustedDeviceCookieName(false));
});
