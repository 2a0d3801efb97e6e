import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import { TODAY, aPaidEntry, aReceivedPayment, anEntry, zloty } from "#test/mothers/index.ts";
import { financePortContract } from "./finance-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

const CHOICES = { confirmed: "confirm", rejected: "reject", abandoned: "abandon" } as const;

financePortContract("fake", async () => {
  const port = fakeFinance({
    entries: [
      anEntry(),
      anEntry({ entryId: "E-10", unpaidAmount: zloty("50.00"), status: "partly-paid" }),
      aPaidEntry({ entryId: "E-9" }),
      aReceivedPayment(),
    ],
    today: TODAY,
  });
  return {
    port,
    today: TODAY,
    settle: async (paymentId, state) => port.settle(paymentId, state),
    book: async (paymentId) => port.book(paymentId),
    breakDown: () => port.script.breakDown("loadEntries", "startPayment", "paymentState"),
  };
});

const newWire = useSandbox();

financePortContract("SOAP", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  return {
    port: new SoapFinanceAdapter(wire.gateway),
    today: warsawDateAt(Date.now()),
    settle: (paymentId, state) => wire.onPaymentPage(paymentId, CHOICES[state]),
    async book() {
      await wire.advance(24 * 3_600_000);
      await wire.logIn("m.brzezinska");
    },
    breakDown: () => wire.breakDown("*"),
  };
});
