import { expect, it } from "vitest";
import { SoapAccessibilityComplaintsAdapter } from "#adapters/soap/support/soap-accessibility-complaints.adapter.ts";
import { SoapSupportAdapter } from "#adapters/soap/support/soap-support.adapter.ts";
import { fakeAccessibilityComplaints } from "#test/fakes/fake-accessibility-complaints.ts";
import { accessibilityComplaintsPortContract } from "./accessibility-complaints-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

accessibilityComplaintsPortContract("fake", async () => {
  const port = fakeAccessibilityComplaints();
  return { port, breakDown: async () => port.script.failAlways("register", { kind: "http", status: 503 }) };
});

const newWire = useSandbox();

accessibilityComplaintsPortContract("SOAP", async () => {
  const wire = newWire();
  return { port: new SoapAccessibilityComplaintsAdapter(wire.gateway), breakDown: () => wire.breakDown("*") };
});

it("[A11Y-42] lists the complaint of a logged-in customer among the requests, and mails its number", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const sent = await new SoapAccessibilityComplaintsAdapter(wire.gateway).register({
    idempotencyKey: "accessibility-own-key-1",
    name: "Małgorzata Brzezińska-Kowalczyk",
    contact: { kind: "email", email: "m@poczta.example" },
    subject: "Czat",
    requirement: "Nie da się go zamknąć klawiaturą.",
    demand: "Proszę o poprawę.",
  });
  const number = sent.ok ? sent.value.number : "";
  const requests = await new SoapSupportAdapter(wire.gateway).loadRequests();
  const listed = requests.ok ? requests.value.find((request) => request.number === number) : undefined;
  expect([listed?.kind, listed?.state]).toEqual(["accessibility", "received"]);
  const [receipt] = (await wire.outbox()).filter(({ text }) => text.includes(number));
  expect(receipt?.text).toMatch(
    /odpowiemy albo podamy powód i nowy termin\. .+\nKtóre wymaganie nie jest spełnione: /su,
  );
});
