import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "../../shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeInvoices } from "#test/fakes/fake-invoices.ts";
import { anInvoice } from "#test/mothers/index.ts";
import type { DuplicateOrder } from "../invoices.port.ts";
import { orderDuplicate } from "./order-duplicate.ts";

function scene() {
  const invoices = fakeInvoices([anInvoice(), anInvoice({ entryId: "E-10" })]);
  const sent: DuplicateOrder[] = [];
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const order = (entryId: string) =>
    orderDuplicate(
      {
        duplicate: (request) => {
          sent.push(request);
          return invoices.duplicate(request);
        },
      },
      entryId,
      key,
    );
  return { invoices, sent, order };
}

it("(part of FIN-03) orders the invoice duplicate of an entry and returns its file ticket", async () => {
  const { order, sent } = scene();
  expect(await order("E-11")).toMatchObject({ kind: "done", value: { address: "https://ebok.example/files/1" } });
  expect(sent).toEqual([{ idempotencyKey: "intent-0000000001", entryId: "E-11" }]);
});

it("(part of FIN-03) returns the refusal when the document has no invoice duplicate", async () => {
  const { invoices, order } = scene();
  invoices.without.add("E-11");
  expect(await order("E-11")).toEqual({
    kind: "not-done",
    failure: { kind: "duplicate-refused", code: "not-possible" },
  });
});

it("(part of FIN-03) reuses a duplicate's key after a lost response for the same entry only", async () => {
  const { invoices, order, sent } = scene();
  invoices.script.failNext("duplicate", { kind: "timeout" }, 2);
  expect(await order("E-11")).toEqual({ kind: "unknown", failure: { kind: "timeout" } });
  await order("E-11");
  expect(await order("E-10")).toMatchObject({ kind: "done" });
  const [first, second, other] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});
