import { expect, it, vi } from "vitest";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapContextsAdapter } from "#adapters/soap/contexts/soap-contexts.adapter.ts";
import { BrowserTabLockAdapter } from "#adapters/browser/browser-tab-lock.adapter.ts";
import type { ContextRoles } from "#domain/session/index.ts";
import { fakeContexts, fakeTabLock, plainRoles } from "#test/fakes/fake-contexts.ts";
import { contextsPortContract, tabLockPortContract } from "./contexts-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";
import { soapReply } from "../fakes/soap-reply.ts";

const newWire = useSandbox();

const HOME: ContextRoles = plainRoles("5600321");
const COMPANY: ContextRoles = { ...plainRoles("6005610"), b2b: true };
const COTTAGE: ContextRoles = { ...plainRoles("5600322"), access: { ebok: true, wifi: false } };

contextsPortContract("fake", async () => {
  const port = fakeContexts([HOME, COMPANY]);
  return {
    port,
    first: HOME,
    second: COMPANY,
    accountNow: () => Promise.resolve(port.current),
    async breakDown() {
      port.script.failAlways("change", { kind: "http", status: 503 });
    },
  };
});

contextsPortContract("SOAP", async () => {
  const wire = newWire();
  await wire.logIn("konta.lis");
  return {
    port: new SoapContextsAdapter(wire.gateway),
    first: HOME,
    second: COMPANY,
    async accountNow() {
      const data = await new SoapAccountAdapter(wire.gateway).load();
      return data.ok ? data.value.client.accountNumber : undefined;
    },
    breakDown: () => wire.breakDown("*"),
  };
});

it("(part of SESS-11) returns the false access flag of an account without wifi", async () => {
  const wire = newWire();
  await wire.logIn("konta.lis");
  expect(await new SoapContextsAdapter(wire.gateway).change(COTTAGE.currentContext)).toEqual({
    ok: true,
    value: COTTAGE,
  });
});

it("rejects a response about another account than the requested one", async () => {
  const body = soapReply("changeContext", "<contextId>5600321</contextId>");
  const wire = newWire();
  await wire.logIn("konta.lis");
  await wire.fault({ operation: "changeContext", body, contentType: "text/xml" });
  expect(await new SoapContextsAdapter(wire.gateway).change(COTTAGE.currentContext)).toEqual({
    ok: false,
    failure: { kind: "malformed", why: "wrong-field" },
  });
});

tabLockPortContract("fake", (count) => {
  const lock = fakeTabLock();
  return Array.from({ length: count }, () => lock);
});

/** Uses the lock manager of Node in place of the browser's. */
tabLockPortContract("browser", (count) => Array.from({ length: count }, () => new BrowserTabLockAdapter(navigator)));

/** Browser that refuses its locks, for example because storage is denied; the tabs then run without a lock. */
it("runs a tab's work once and without a lock when the browser refuses the lock", async () => {
  const request = vi.spyOn(navigator.locks, "request").mockRejectedValue(new DOMException("denied", "SecurityError"));
  const work = vi.fn(() => Promise.resolve("done"));
  expect(await new BrowserTabLockAdapter(navigator).runExclusively(work)).toBe("done");
  expect([request.mock.calls.length, work.mock.calls.length]).toEqual([1, 1]);
  request.mockRestore();
});
