import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { SoapInvoicesAdapter } from "#adapters/soap/finance/soap-invoices.adapter.ts";
import { useSandbox } from "../contracts/sandbox-wire.ts";

const newWire = useSandbox();

/**
 * Extracts the text of a PDF as a reader would copy it: the glyphs of all pages, mapped by the file's own Unicode
 * table.
 */
function textOf(file: Buffer): string {
  const streams = [...file.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(
    ([, data = ""]) => {
      try {
        return [inflateSync(Buffer.from(data, "latin1")).toString("latin1")];
      } catch {
        return [];
      }
    },
  );
  const letters = new Map<number, string>();
  for (const [, first = "", list = ""] of streams.flatMap((stream) => [
    ...stream.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g),
  ])) {
    [...list.matchAll(/<([0-9a-f]+)>/g)].forEach(([, code = ""], index) =>
      letters.set(Number.parseInt(first, 16) + index, String.fromCodePoint(Number.parseInt(code, 16))),
    );
  }
  return streams
    .flatMap((stream) => [...stream.matchAll(/\[((?:<[0-9a-f]+>|[\s\d.-])*)\] TJ/g)])
    .map(([, shown = ""]) =>
      [...shown.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
        .map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? "?")
        .join(""),
    )
    .join("\n");
}

async function ticket(login: string, kind: "invoice") {
  const wire = newWire();
  await wire.logIn(login);
  const entries = await new SoapFinanceAdapter(wire.gateway).loadEntries();
  const entry = entries.ok
    ? entries.value.find((one) => one.kind === kind && one.duplicatePossible && !one.duplicateCreating)
    : undefined;
  if (entry === undefined) throw new Error("the account has no invoice");
  const answer = await new SoapInvoicesAdapter(wire.gateway).duplicate({
    idempotencyKey: "file-intent-00000001",
    entryId: entry.entryId,
  });
  if (!answer.ok) throw new Error(`no download: ${answer.failure.kind}`);
  const address = `${wire.base}${new URL(answer.value.address).pathname}`;
  return { wire, entry, get: (method = "GET") => wire.fetch(address, { method }) };
}

it("(part of FIN-03) serves a duplicate once as a named PDF with Polish letters", async () => {
  const { entry, get } = await ticket("m.brzezinska", "invoice");
  const looked = await get("HEAD");
  expect([looked.status, looked.headers.get("content-type"), looked.headers.get("content-disposition")]).toEqual([
    200,
    "application/pdf",
    `attachment; filename="${entry.number.replaceAll("/", "-")}.pdf"`,
  ]);
  const file = Buffer.from(await (await get()).arrayBuffer());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  const text = textOf(file);
  for (const words of [
    `Faktura ${entry.number}`,
    "Małgorzata Brzezińska-Kowalczyk",
    "al. Zwycięstwa 96/98, 81-451 Gdynia",
    "Bezpieczny Internet Dom",
    "Internet światłowodowy 1 Gb/s",
    "223,70\u00a0zł",
  ]) {
    expect(text).toContain(words);
  }
  expect([(await get()).status, (await get("HEAD")).status]).toEqual([410, 410]);
});

it("(part of FIN-03) expires a download after a minute and serves it to one of two requests", async () => {
  const late = await ticket("m.brzezinska", "invoice");
  await late.wire.advance(60_001);
  expect([(await late.get("HEAD")).status, (await late.get()).status]).toEqual([410, 410]);
  const twice = await ticket("m.brzezinska", "invoice");
  const statuses = await Promise.all([twice.get(), twice.get()]);
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 410]));
});
