import { expect, it, vi } from "vitest";
import { soapReply } from "#test/fakes/soap-reply.ts";
import { LARGE_REPLY_BYTES, readBySize, type ReadReply } from "./read-reply.ts";

const OPERATION = "getSiteContent";

function reply(bytes: number): ArrayBuffer {
  const bare = soapReply(OPERATION, "<value></value>").length;
  return new TextEncoder().encode(soapReply(OPERATION, `<value>${"x".repeat(bytes - bare)}</value>`)).buffer;
}

const elsewhere: ReadReply = () => Promise.resolve({ ok: false, failure: { kind: "malformed", why: "no-result" } });

it("a reply below 300 kB is read at once, and nothing is fetched for it", async () => {
  const bring = vi.fn(() => Promise.resolve(elsewhere));
  expect(await readBySize(bring)(reply(LARGE_REPLY_BYTES - 1), OPERATION)).toMatchObject({
    ok: true,
    value: { name: "result" },
  });
  expect(bring).not.toHaveBeenCalled();
});

it("larger replies are read elsewhere, with what is fetched once", async () => {
  const bring = vi.fn(() => Promise.resolve(elsewhere));
  const read = readBySize(bring);
  const both = await Promise.all(
    [LARGE_REPLY_BYTES, LARGE_REPLY_BYTES + 1].map((bytes) => read(reply(bytes), OPERATION)),
  );
  expect(both.map(({ ok }) => ok)).toEqual([false, false]);
  expect((await read(reply(LARGE_REPLY_BYTES), OPERATION)).ok).toBe(false);
  expect(bring).toHaveBeenCalledTimes(1);
});

it("a large reply is read in place when the other place cannot be fetched, and the next one asks again", async () => {
  const bring = vi
    .fn<() => Promise<ReadReply>>()
    .mockRejectedValueOnce(new TypeError("no network"))
    .mockResolvedValue(elsewhere);
  const read = readBySize(bring);
  expect(await read(reply(LARGE_REPLY_BYTES), OPERATION)).toMatchObject({ ok: true });
  expect(await read(reply(LARGE_REPLY_BYTES), OPERATION)).toMatchObject({ ok: false });
});
