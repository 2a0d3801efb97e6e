import { expect, it } from "vitest";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapCustomerContextsAdapter } from "#adapters/soap/session/soap-customer-contexts.adapter.ts";
import type { AccountRoles } from "#domain/session/index.ts";
import { fakeCustomerContexts, plainRoles } from "#test/fakes/fake-customer-contexts.ts";
import { customerContextsPortContract } from "./customer-contexts-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";
import { soapReply } from "../fakes/soap-reply.ts";

const newWire = useSandbox();

const HOME: AccountRoles = plainRoles("5600321");
const COMPANY: AccountRoles = { ...plainRoles("6005610"), b2b: true };
const COTTAGE: AccountRoles = { ...plainRoles("5600322"), access: { ebok: true, wifi: false } };

customerContextsPortContract("fake", async () => {
  const port = fakeCustomerContexts([HOME, COMPANY]);
  return {
    port,
    first: HOME,
    second: COMPANY,
    accountNow: () => Promise.resolve(port.current),
    async breakDown() {
      port.script.failAlways("switchAccount", { kind: "http", status: 503 });
    },
  };
});

customerContextsPortContract("SOAP", async () => {
  const wire = newWire();
  await wire.logIn("konta.lis");
  return {
    port: new SoapCustomerContextsAdapter(wire.gateway),
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
  expect(await new SoapCustomerContextsAdapter(wire.gateway).switchAccount(COTTAGE.currentContext)).toEqual({
    ok: true,
    value: COTTAGE,
  });
});

it("rejects a response about another account than the requested one", async () => {
  const body = soapReply("changeContext", "<contextId>5600321</contextId>");
  const wire = newWire();
  await wire.logIn("konta.lis");
  await wire.fault({ operation: "changeContext", body, contentType: "text/xml" });
  expect(await new SoapCustomerContextsAdapter(wire.gateway).switchAccount(COTTAGE.currentContext)).toEqual({
    ok: false,
    failure: { kind: "malformed", why: "wrong-field" },
  });
});
