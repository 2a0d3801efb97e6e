import { SoapDataHistoryAdapter } from "#adapters/soap/data-export/soap-data-history.adapter.ts";
import { fakeDataHistory } from "#test/fakes/fake-data-history.ts";
import { dataHistoryPortContract } from "./data-history-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

const AT = Date.UTC(2026, 10, 20, 9, 2);

dataHistoryPortContract("fake", async () => {
  const port = fakeDataHistory({
    chats: [
      { startedAt: AT, topic: "FORMAL", agentName: undefined, messages: [{ at: AT, side: "CUSTOMER", text: "Dzień" }] },
    ],
    consentHistory: [{ at: AT, consentName: "Oferty", given: true, channel: "PORTAL" }],
  });
  return { port, breakDown: async () => port.script.failAlways("load", { kind: "http", status: 503 }) };
});

const newWire = useSandbox();

dataHistoryPortContract("SOAP", async () => {
  const wire = newWire();
  await wire.logIn("isobar.wilga");
  return { port: new SoapDataHistoryAdapter(wire.gateway), breakDown: () => wire.breakDown("*") };
});
