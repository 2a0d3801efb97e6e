import { expect, it } from "vitest";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapTerminationsAdapter } from "#adapters/soap/termination/soap-terminations.adapter.ts";
import { isSuspendedUntilEnd } from "#domain/products/index.ts";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import { terminationOptions } from "#domain/termination/termination-options.ts";
import { fakeTerminations } from "#test/fakes/fake-terminations.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { aTerminationContract, day } from "#test/mothers/index.ts";
import { useSandbox } from "./sandbox-wire.ts";
import { terminationsPortContract } from "./terminations-port.contract.ts";

const DAY_MS = 86_400_000;
/** Contract of the customer of the sandbox with a phone that she keeps. */
const PHONE = "MOB/0412783/26";
/** Contract of her suspended service. */
const SUSPENDED = "MOB/0412784/25";

terminationsPortContract("fake", () => {
  const port = fakeTerminations([
    aTerminationContract({ contractNumber: PHONE }),
    aTerminationContract({ contractNumber: "MOVING", portingOn: day("2026-12-02") }),
  ]);
  return Promise.resolve({
    port,
    moving: port,
    running: PHONE,
    today: warsawDateAt(START),
    breakDown: () => Promise.resolve(port.script.breakDown("load", "terminate", "revoke")),
  });
});

const newWire = useSandbox();

async function openAccount(login: string) {
  const wire = newWire();
  await wire.logIn(login);
  return { wire, port: new SoapTerminationsAdapter(wire.gateway) };
}

terminationsPortContract("SOAP", async () => {
  const [{ wire, port }, other] = await Promise.all([openAccount("m.brzezinska"), openAccount("konta.lis")]);
  return {
    port,
    moving: other.port,
    running: PHONE,
    today: warsawDateAt(Date.now()),
    breakDown: () => wire.breakDown("*"),
  };
});

it("[TERM-06] ends the services of a terminated contract when its last day has passed", async () => {
  const { wire, port } = await openAccount("m.brzezinska");
  const statuses = async () => {
    const data = await new SoapAccountAdapter(wire.gateway).load();
    if (!data.ok) throw new Error("client data were not loaded");
    const product = data.value.products.find(({ contractNumber }) => contractNumber === PHONE);
    return [product?.status, product?.contractEnd];
  };
  const loaded = await port.load();
  const contract = loaded.ok ? loaded.value.contracts.find((one) => one.contractNumber === PHONE) : undefined;
  const [option] = contract === undefined ? [] : terminationOptions(contract, warsawDateAt(Date.now()));
  if (option === undefined) throw new Error("the contract has no end");
  await port.terminate({
    idempotencyKey: "0123456789abcdef",
    contractNumber: PHONE,
    endsOn: option.endsOn,
    cost: option.cost.total,
  });
  expect(await statuses()).toEqual(["DURING_RESIGNATION", option.endsOn]);
  const receipts = (await wire.outbox()).filter(({ text }) => text.startsWith("Przyjęliśmy wypowiedzenie umowy"));
  expect(receipts.map(({ text }) => text.includes(PHONE))).toEqual([true]);
  expect(receipts[0]?.text).toMatch(
    /\(czas polski\)\. Treść: „Wypowiadam umowę .+, ostatni dzień umowy to [\d-]+”\. Imię i nazwisko: .+ Usługi: .+/u,
  );
  await wire.advance(7 * DAY_MS);
  await wire.logIn("m.brzezinska");
  expect(await port.load()).toMatchObject({
    ok: true,
    value: { terminations: [{}, { contractNumber: PHONE, state: "confirmed" }] },
  });
  await wire.advance(32 * DAY_MS);
  await wire.logIn("m.brzezinska");
  expect(await statuses()).toEqual(["INACTIVE", option.endsOn]);
  const after = await port.load();
  expect(after.ok && after.value.terminations.at(-1)?.state).toBe("ended");
});

it("(part of TERM-05) restores the end of a contract when its termination is revoked", async () => {
  const { wire, port } = await openAccount("sm.jantar");
  const products = async () => {
    const data = await new SoapAccountAdapter(wire.gateway).load();
    if (!data.ok) throw new Error("client data were not loaded");
    return data.value.products.map(({ status, contractEnd }) => [status, contractEnd]);
  };
  const before = await products();
  expect(before[0]).toEqual(["ACTIVE", expect.stringMatching(/^\d{4}-/)]);
  const loaded = await port.load();
  const [contract] = loaded.ok ? loaded.value.contracts : [];
  const [option] = contract === undefined ? [] : terminationOptions(contract, warsawDateAt(Date.now()));
  if (contract === undefined || option === undefined) throw new Error("the contract has no end");
  const ended = await port.terminate({
    idempotencyKey: "0123456789abcde0",
    contractNumber: contract.contractNumber,
    endsOn: option.endsOn,
    cost: option.cost.total,
  });
  expect((await products())[0]).toEqual(["DURING_RESIGNATION", option.endsOn]);
  await port.revoke({ idempotencyKey: "0123456789abcde1", terminationId: ended.ok ? ended.value.terminationId : "" });
  expect(await products()).toEqual(before);
});

it("(part of TERM-12) ends a part of a service with the contract of its main service", async () => {
  const { wire, port } = await openAccount("m.brzezinska");
  const part = async () => {
    const data = await new SoapAccountAdapter(wire.gateway).load();
    if (!data.ok) throw new Error("client data were not loaded");
    const product = data.value.products.find(({ name }) => name === "Bezpieczny Internet Dom");
    return [product?.status, product?.contractEnd];
  };
  const loaded = await port.load();
  const contract = loaded.ok
    ? loaded.value.contracts.find(({ contractNumber }) => contractNumber === "ABO/0412783/25")
    : undefined;
  const [option] = contract === undefined ? [] : terminationOptions(contract, warsawDateAt(Date.now()));
  if (contract === undefined || option === undefined) throw new Error("the contract has no end");
  const ended = await port.terminate({
    idempotencyKey: "0123456789abcde2",
    contractNumber: contract.contractNumber,
    endsOn: option.endsOn,
    cost: option.cost.total,
  });
  expect(await part()).toEqual(["DURING_RESIGNATION", option.endsOn]);
  await port.revoke({ idempotencyKey: "0123456789abcde3", terminationId: ended.ok ? ended.value.terminationId : "" });
  expect(await part()).toEqual(["ACTIVE", undefined]);
});

it("(part of TERM-15) ends the service of a number that has moved to another operator", async () => {
  const { wire, port } = await openAccount("konta.lis");
  const phone = async () => {
    const data = await new SoapAccountAdapter(wire.gateway).load();
    if (!data.ok) throw new Error("client data were not loaded");
    return data.value.products.find(({ portingOn }) => portingOn !== undefined);
  };
  const before = await phone();
  expect(before).toMatchObject({ status: "ACTIVE", contractEnd: undefined });
  await wire.advance(20 * DAY_MS);
  await wire.logIn("konta.lis");
  expect(await phone()).toMatchObject({ status: "INACTIVE", contractEnd: before?.portingOn });
  const loaded = await port.load();
  expect(loaded.ok && loaded.value.contracts.some(({ portingOn }) => portingOn !== undefined)).toBe(false);
});

it("[TERM-98] does not call an ended service suspended", async () => {
  const { wire, port } = await openAccount("m.brzezinska");
  const loaded = await port.load();
  const contract = loaded.ok ? loaded.value.contracts.find((one) => one.contractNumber === SUSPENDED) : undefined;
  const [option] = contract === undefined ? [] : terminationOptions(contract, warsawDateAt(Date.now()));
  if (option === undefined) throw new Error("the contract has no end");
  await port.terminate({
    idempotencyKey: "0123456789abcdef",
    contractNumber: SUSPENDED,
    endsOn: option.endsOn,
    cost: option.cost.total,
  });
  for (let week = 0; week < 6; week += 1) await wire.advance(7 * DAY_MS);
  await wire.logIn("m.brzezinska");
  const data = await new SoapAccountAdapter(wire.gateway).load();
  const products = data.ok ? data.value.products : [];
  const product = products.find(({ contractNumber }) => contractNumber === SUSPENDED);
  expect(product && [product.status, isSuspendedUntilEnd(product)]).toEqual(["INACTIVE", false]);
});

it("(part of TERM-16) keeps a suspended service suspended while its contract ends", async () => {
  const { wire, port } = await openAccount("m.brzezinska");
  const state = async () => {
    const data = await new SoapAccountAdapter(wire.gateway).load();
    if (!data.ok) throw new Error("client data were not loaded");
    const product = data.value.products.find(({ contractNumber }) => contractNumber === SUSPENDED);
    return [product?.status, product?.isSuspendedUntilEnd, product?.productInfo];
  };
  const before = await state();
  const loaded = await port.load();
  const contract = loaded.ok ? loaded.value.contracts.find((one) => one.contractNumber === SUSPENDED) : undefined;
  const [option] = contract === undefined ? [] : terminationOptions(contract, warsawDateAt(Date.now()));
  if (option === undefined) throw new Error("the contract has no end");
  const terminated = await port.terminate({
    idempotencyKey: "0123456789abcdef",
    contractNumber: SUSPENDED,
    endsOn: option.endsOn,
    cost: option.cost.total,
  });
  if (!terminated.ok) throw new Error("the contract was not terminated");
  expect(await state()).toEqual(["DURING_RESIGNATION", true, "na twoją prośbę do końca umowy"]);
  await port.revoke({ idempotencyKey: "fedcba9876543210", terminationId: terminated.value.terminationId });
  expect(await state()).toEqual(before);
});
