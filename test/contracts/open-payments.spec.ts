import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { SoapOpenPaymentsAdapter } from "#adapters/soap/finance/soap-open-payments.adapter.ts";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import { fakeOpenPayments } from "#test/fakes/fake-open-payments.ts";
import { TODAY, anEntry } from "#test/mothers/index.ts";
import { openPaymentsPortContract } from "./open-payments-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

const CHOICES = { confirmed: "confirm", rejected: "reject", processing: "confirm-later" } as const;

openPaymentsPortContract("fake", async () => {
  const finance = fakeFinance({ entries: [anEntry(), anEntry({ entryId: "E-10" })], today: TODAY });
  const port = fakeOpenPayments(finance);
  return {
    port,
    finance,
    today: TODAY,
    settle: async (paymentId, state) => finance.settle(paymentId, state),
    breakDown: () => port.script.breakDown("load", "abandon"),
  };
});

const newWire = useSandbox();

openPaymentsPortContract("SOAP", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  return {
    port: new SoapOpenPaymentsAdapter(wire.gateway),
    finance: new SoapFinanceAdapter(wire.gateway),
    today: warsawDateAt(Date.now()),
    settle: (paymentId, state) => wire.onPaymentPage(paymentId, CHOICES[state]),
    breakDown: () => wire.breakDown("*"),
  };
});
