import { describe, expect, it } from "vitest";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSetTopBox } from "#test/fakes/fake-set-top-box.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { aDecoder } from "#test/mothers/wifi.mother.ts";
import { IdempotencyKeyIssuer } from "../../shared-kernel/write.ts";
import { resetPin } from "./reset-pin.ts";

const DECODER = aDecoder();

function opened(gives: Parameters<typeof fakeSetTopBox>[0][number]["gives"] = "resetCode") {
  const setTopBox = fakeSetTopBox([{ decoder: DECODER, gives }]);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  return { setTopBox, send: () => resetPin({ setTopBox }, DECODER, key) };
}

describe("resetPin", () => {
  it("[DEV-04] sends the decoder of a PIN reset once and resolves with its code", async () => {
    const { setTopBox, send } = opened();
    expect(await send()).toEqual({
      kind: "done",
      value: { decoder: DECODER, code: { kind: "resetCode", digits: "000042" } },
    });
    expect(setTopBox.sent).toEqual([{ idempotencyKey: "intent-0000000001", decoder: DECODER }]);
  });

  it("returns an unknown PIN reset after a lost response and repeats the key", async () => {
    const { setTopBox, send } = opened();
    setTopBox.script.failNext("resetPin", { kind: "timeout" });
    expect(await send()).toEqual({ kind: "unknown", failure: { kind: "timeout" } });
    expect(await send()).toMatchObject({ kind: "done" });
    expect(setTopBox.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      "intent-0000000001",
      "intent-0000000001",
    ]);
  });

  it("returns the refusal of a PIN reset with the server's message", async () => {
    const { send } = opened({ nothing: "Dekoder jest wyłączony." });
    expect(await send()).toEqual({
      kind: "not-done",
      failure: { kind: "pin-refused", message: "Dekoder jest wyłączony." },
    });
  });

  it("takes a new idempotency key for another decoder after a lost response", async () => {
    const decoders = [DECODER, DECODER, { ...DECODER, cardNo: "0100200300" }];
    const keys = await idempotencyKeysOfUnansweredWrites(decoders, (decoder, send, key) =>
      resetPin({ setTopBox: { resetPin: send } }, decoder, key),
    );
    expect(keys).toEqual([1, 1, 2]);
  });
});
