import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSupport } from "#test/fakes/fake-support.ts";
import { PIECE_BYTES } from "../attachment.ts";
import { sendFile } from "./send-file.ts";

const JPG = [0xff, 0xd8, 0xff, 0xe0];
const SIZE = PIECE_BYTES + 10;

function sending({ readable = SIZE, size = SIZE } = {}) {
  const support = fakeSupport({ forms: [] });
  const bytes = Uint8Array.from({ length: readable }, (_, at) => JPG[at] ?? 0);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const arrivals: number[] = [];
  let isCancelled = false;
  const ports = {
    support,
    read: async (from: number, to: number) => (readable === 0 ? undefined : bytes.slice(from, to)),
    isCancelled: () => isCancelled,
    arrived: (count: number) => void arrivals.push(count),
  };
  return {
    support,
    arrivals,
    cancel: () => void (isCancelled = true),
    send: () => sendFile(ports, { fileId: "file-1", name: "a.jpg", size, arrived: arrivals.at(-1) ?? 0 }, key),
  };
}

it("sends each piece of a file once, with a key of its own", async () => {
  const { support, arrivals, send } = sending();
  expect(await send()).toEqual({ kind: "done", value: "sent" });
  expect(arrivals).toEqual([PIECE_BYTES, SIZE]);
  expect(support.pieces.map(({ position }) => position)).toEqual([0, PIECE_BYTES]);
  expect(new Set(support.pieces.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

it("resumes sending a file with the same key after a lost response", async () => {
  const { support, arrivals, send } = sending();
  support.loseAnswer("addFile");
  expect(await send()).toMatchObject({ kind: "unknown" });
  expect(await send()).toMatchObject({ kind: "done" });
  expect(arrivals).toEqual([PIECE_BYTES, SIZE]);
  expect(support.pieces[0]?.idempotencyKey).toBe(support.pieces[1]?.idempotencyKey);
});

it.each([0, PIECE_BYTES - 1])("reports an unreadable file when only %i bytes can be read", async (readable) => {
  const { support, send } = sending({ readable });
  expect(await send()).toEqual({ kind: "not-done", failure: { kind: "file-unreadable" } });
  expect(support.pieces).toEqual([]);
});

it("stops sending a file when the customer removes it", async () => {
  const { support, cancel, send } = sending();
  cancel();
  expect(await send()).toEqual({ kind: "done", value: "sent" });
  expect(support.pieces).toEqual([]);
});

it("returns the server's refusal of a file", async () => {
  const { send } = sending({ size: 6_000_000, readable: 6_000_000 });
  expect(await send()).toMatchObject({ kind: "not-done", failure: { kind: "file-refused", code: "wrong-file" } });
});

it("reports stuck file sending when two responses in a row acknowledge no new bytes", async () => {
  const { support, send } = sending();
  const received = [0, PIECE_BYTES, PIECE_BYTES, PIECE_BYTES];
  let callCount = 0;
  support.addFile = async () => ({ ok: true, value: { received: received[callCount++] ?? 0 } });
  expect(await send()).toEqual({ kind: "not-done", failure: { kind: "file-stuck" } });
  expect(callCount).toBe(4);
});

it("keeps the position within the file whatever the server answers", async () => {
  const { support, arrivals, send } = sending();
  const received = [-5, 9_999_999];
  let callCount = 0;
  support.addFile = async () => ({ ok: true, value: { received: received[callCount++] ?? 0 } });
  expect(await send()).toMatchObject({ kind: "done" });
  expect(arrivals).toEqual([0, SIZE]);
});
