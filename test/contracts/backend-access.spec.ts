import { firstValueFrom, Subject } from "rxjs";
import { expect, it } from "vitest";
import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { SupportedOperations } from "#adapters/soap/gateway/supported-operations.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { scriptedFetch } from "#test/fakes/soap-reply.ts";
import { SoapBackendAccessAdapter } from "#adapters/soap/session/soap-backend-access.adapter.ts";
import type { ServiceSignal } from "#domain/session/index.ts";
import { fakeBackendAccess } from "#test/fakes/fake-backend-access.ts";
import { backendAccessPortContract } from "./backend-access-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

backendAccessPortContract("fake", async (user) => {
  const signals = new Subject<ServiceSignal>();
  const port = fakeBackendAccess(signals);
  port.backdoor = user === "employee";
  return {
    port,
    flag: async () => signals.next({ flag: "backendAccessError", message: undefined }),
    changeSession: async () => port.changeSession(),
    breakDown: () => port.script.breakDown("check"),
  };
});

const newWire = useSandbox();

backendAccessPortContract("SOAP", async (user) => {
  const wire = newWire();
  const login = user === "customer" ? "m.brzezinska" : "crm.oliwa";
  await wire.logIn(login);
  return {
    port: new SoapBackendAccessAdapter(wire.gateway),
    async flag() {
      await wire.fault({ operation: "getSiteContent", backendAccessError: true });
      await wire.gateway.call("getSiteContent");
    },
    changeSession: () => wire.logIn(login),
    breakDown: () => wire.breakDown("*"),
  };
});

it("(part of ACC-12) lets a customer save when the provider does not support the check", async () => {
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock: movableClock(),
    log: () => undefined,
    logError: () => undefined,
    fetch: scriptedFetch().fetch,
    supported: new SupportedOperations({ lacks: ["checkBackdoor"] }),
  });
  gateway.setCredentials("s");
  const port = new SoapBackendAccessAdapter(gateway);
  expect(await port.check()).toEqual({ ok: true, value: false });
  expect(await firstValueFrom(port.backendAccess)).toBe("off");
});
