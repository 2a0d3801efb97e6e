import { expect, it } from "vitest";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import { SoapActiveSessionsAdapter } from "#adapters/soap/settings/soap-active-sessions.adapter.ts";
import { fakeActiveSessions } from "#test/fakes/fake-active-sessions.ts";
import { activeSessionsPortContract } from "./active-sessions-port.contract.ts";
import { PASSWORD, useSandbox } from "./sandbox-wire.ts";

activeSessionsPortContract("fake", async () => {
  const port = fakeActiveSessions(["s-1", "s-2", "s-3"]);
  return { port, breakDown: () => port.script.breakDown("load", "end", "endOthers") };
});

const newWire = useSandbox();

activeSessionsPortContract("SOAP", async () => {
  const wire = newWire();
  for (let other = 0; other < 2; other += 1)
    await new SoapLoginAdapter(wire.otherBrowser()).startSession({ login: "m.brzezinska", password: PASSWORD });
  await wire.logIn("m.brzezinska");
  return { port: new SoapActiveSessionsAdapter(wire.gateway), breakDown: () => wire.breakDown("*") };
});

it("lists no session id, which would open the session", async () => {
  const wire = newWire();
  const other = await new SoapLoginAdapter(wire.otherBrowser()).startSession({
    login: "m.brzezinska",
    password: PASSWORD,
  });
  await wire.logIn("m.brzezinska");
  const list = await new SoapActiveSessionsAdapter(wire.gateway).load();
  expect(JSON.stringify(list)).not.toContain(other.ok ? other.value.sessionId : "");
});
