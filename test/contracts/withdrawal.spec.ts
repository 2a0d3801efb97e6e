import { expect, it } from "vitest";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapSalesAdapter } from "#adapters/soap/offers/soap-sales.adapter.ts";
import { SoapWithdrawalAdapter } from "#adapters/soap/withdrawal/soap-withdrawal.adapter.ts";
import { fakeWithdrawals } from "#test/fakes/fake-withdrawals.ts";
import { useSandbox } from "./sandbox-wire.ts";
import { withdrawalPortContract } from "./withdrawal-port.contract.ts";

withdrawalPortContract("fake", async () => {
  const port = fakeWithdrawals();
  return { port, breakDown: () => port.script.breakDown("withdraw", "loadWithdrawals") };
});

const newWire = useSandbox();

withdrawalPortContract("SOAP", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  return { port: new SoapWithdrawalAdapter(wire.gateway), breakDown: () => wire.breakDown("*") };
});

const GUEST = { name: "Małgorzata Brzezińska-Kowalczyk", email: "malgorzata.brzezinska-kowalczyk@poczta.example" };
const PRODUCT = "4127830-08";

it("[WITHDRAW-05] stops order and service, and mails one receipt, when a guest withdraws twice", async () => {
  const wire = newWire();
  const guest = new SoapWithdrawalAdapter(wire.otherBrowser());
  const statement = { ...GUEST, contractNumber: "ABO/0412783/26" };
  const mailed = async () =>
    (await wire.outbox()).filter(({ text }) => text.includes("Potwierdzenie otrzymania oświadczenia"));
  const first = await guest.withdraw({ idempotencyKey: "withdrawal-guest-0001", ...statement });
  expect(first).toMatchObject({ ok: true, value: { state: "received" } });
  expect(await guest.withdraw({ idempotencyKey: "withdrawal-guest-0002", ...statement })).toEqual(first);
  expect(await mailed()).toHaveLength(1);

  await wire.logIn("m.brzezinska");
  const own = await new SoapWithdrawalAdapter(wire.gateway).loadWithdrawals();
  expect(own).toMatchObject({ ok: true, value: [{ contractNumber: "ABO/0412783/26", state: "accepted" }] });
  const history = await new SoapSalesAdapter(wire.gateway).load();
  const order = history.ok ? history.value.find(({ offerId }) => offerId === "117020") : undefined;
  expect(order).toMatchObject({ status: "accepted", order: undefined, withdrawnOn: expect.stringMatching(/^\d{4}-/) });
  const data = await new SoapAccountAdapter(wire.gateway).load();
  const service = data.ok ? data.value.products.find(({ productId }) => productId === PRODUCT) : undefined;
  expect(service).toMatchObject({ status: "INACTIVE", withdrawnOn: order?.withdrawnOn });
});

it("(part of WITHDRAW-04) names the last day to withdraw at the order and at its service", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const history = await new SoapSalesAdapter(wire.gateway).load();
  const data = await new SoapAccountAdapter(wire.gateway).load();
  const order = history.ok ? history.value.find(({ offerId }) => offerId === "117020") : undefined;
  const service = data.ok ? data.value.products.find(({ productId }) => productId === PRODUCT) : undefined;
  expect(order?.withdrawalUntil).toMatch(/^\d{4}-/);
  expect(service?.withdrawalUntil).toBe(order?.withdrawalUntil);
});

it("(part of WITHDRAW-05) changes no order when the statement is of another person", async () => {
  const wire = newWire();
  const stranger = new SoapWithdrawalAdapter(wire.otherBrowser());
  const statement = { name: "Jan Obcy", email: "jan.obcy@poczta.example", contractNumber: "2026/117020" };
  expect(await stranger.withdraw({ idempotencyKey: "withdrawal-alien-0001", ...statement })).toMatchObject({
    value: { state: "received" },
  });
  await wire.logIn("m.brzezinska");
  const history = await new SoapSalesAdapter(wire.gateway).load();
  expect(history.ok && history.value.find(({ offerId }) => offerId === "117020")?.withdrawnOn).toBeUndefined();
  expect(await new SoapWithdrawalAdapter(wire.gateway).loadWithdrawals()).toEqual({ ok: true, value: [] });
});

it("(part of WITHDRAW-05) reveals to no guest whether the data of a statement are right", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const guest = new SoapWithdrawalAdapter(wire.otherBrowser());
  const statement = { ...GUEST, contractNumber: "ABO/0412783/26" };
  const first = await guest.withdraw({ idempotencyKey: "withdrawal-guest-0003", ...statement });
  expect(first).toMatchObject({ ok: true, value: { state: "received" } });
  expect(await guest.withdraw({ idempotencyKey: "withdrawal-guest-0004", ...statement })).toEqual(first);
  const own = await new SoapWithdrawalAdapter(wire.gateway).loadWithdrawals();
  expect(own).toMatchObject({ ok: true, value: [{ state: "accepted" }] });
});

it("(part of WITHDRAW-05) ends no order when a guest writes another name to the right address", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const guest = new SoapWithdrawalAdapter(wire.otherBrowser());
  const statement = { ...GUEST, name: "Jan Obcy", contractNumber: "ABO/0412783/26" };
  await guest.withdraw({ idempotencyKey: "withdrawal-guest-0005", ...statement });
  const own = await new SoapWithdrawalAdapter(wire.gateway).loadWithdrawals();
  expect(own).toMatchObject({ ok: true, value: [{ state: "received" }] });
});

it("(part of WITHDRAW-05) links a guest's statement to the account that repeats it", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const guest = new SoapWithdrawalAdapter(wire.otherBrowser());
  const statement = { ...GUEST, email: "drugi.adres@poczta.example", contractNumber: "ABO/0412783/26" };
  const first = await guest.withdraw({ idempotencyKey: "withdrawal-guest-0006", ...statement });
  const own = new SoapWithdrawalAdapter(wire.gateway);
  expect(await own.loadWithdrawals()).toEqual({ ok: true, value: [] });
  const again = await own.withdraw({ idempotencyKey: "withdrawal-owner-0001", ...statement });
  const number = first.ok ? first.value.number : "";
  expect(again).toMatchObject({ ok: true, value: { number, state: "accepted" } });
  expect(await own.loadWithdrawals()).toMatchObject({ ok: true, value: [{ number }] });
});

it("(part of WITHDRAW-05) links no statement from the address of another account", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const owner = new SoapWithdrawalAdapter(wire.gateway);
  const statement = { ...GUEST, contractNumber: "ABO/0412783/26" };
  await new SoapWithdrawalAdapter(wire.otherBrowser()).withdraw({
    idempotencyKey: "withdrawal-guest-0007",
    ...statement,
  });
  const before = await owner.loadWithdrawals();
  await wire.logIn("zalegly.wrona");
  const stranger = new SoapWithdrawalAdapter(wire.gateway);
  expect(await stranger.withdraw({ idempotencyKey: "withdrawal-alien-0002", ...statement })).toMatchObject({
    value: { state: "received" },
  });
  expect(await stranger.loadWithdrawals()).toEqual({ ok: true, value: [] });
  await wire.logIn("m.brzezinska");
  expect(await new SoapWithdrawalAdapter(wire.gateway).loadWithdrawals()).toEqual(before);
});
