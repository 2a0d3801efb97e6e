import { expect, it } from "vitest";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapPayoutsAdapter } from "#adapters/soap/finance/soap-payouts.adapter.ts";
import { grosze } from "#domain/shared-kernel/index.ts";
import { fakePayouts } from "#test/fakes/fake-payouts.ts";
import { payoutsPortContract } from "./payouts-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

payoutsPortContract("fake", async () => {
  const balance = grosze(18_650);
  const port = fakePayouts(balance);
  return {
    port,
    balance,
    breakDown: () => port.script.breakDown("load", "order"),
  };
});

const newWire = useSandbox();

async function openOverpaidAccount() {
  const wire = newWire();
  await wire.logIn("sm.jantar");
  const balanceNow = async () => {
    const data = await new SoapAccountAdapter(wire.gateway).load();
    return (data.ok ? data.value.client.currentBalance : undefined) ?? grosze(0);
  };
  return { wire, balanceNow };
}

payoutsPortContract("SOAP", async () => {
  const { wire, balanceNow } = await openOverpaidAccount();
  return {
    port: new SoapPayoutsAdapter(wire.gateway),
    balance: await balanceNow(),
    breakDown: () => wire.breakDown("*"),
  };
});

it("keeps an ordered payout in the balance until it is sent a day later", async () => {
  const { wire, balanceNow } = await openOverpaidAccount();
  const port = new SoapPayoutsAdapter(wire.gateway);
  const before = await balanceNow();
  await port.order({ idempotencyKey: "0123456789abcdef", account: "61109010140000071219812874", amount: grosze(150) });
  expect(await balanceNow()).toBe(before);
  await wire.advance(86_400_000);
  await wire.logIn("sm.jantar");
  expect(await balanceNow()).toBe(before - 150);
  expect(await port.load()).toMatchObject({ ok: true, value: [{ state: "sent", amount: 150 }] });
});
