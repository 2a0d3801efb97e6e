import { describe, expect, it } from "vitest";
import { fakeElectronicPoll } from "#test/fakes/fake-electronic-poll.ts";
import { aClient, aClientData } from "#test/mothers/index.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import { answerPoll } from "./answer-poll.ts";

const KEY = formIdempotencyKey("intent-0000000001");

function opened(isReadable = true) {
  const poll = fakeElectronicPoll();
  const reloadClient = () =>
    Promise.resolve(
      isReadable ? aClientData({ client: aClient({ electronicPoll: poll.stored() === undefined }) }) : undefined,
    );
  return { poll, send: (code: string) => answerPoll({ poll, reloadClient }, code, KEY) };
}

describe("answerPoll", () => {
  it("[ACC-13] sends the poll answer once", async () => {
    const { poll, send } = opened();
    expect(await send("PAPER")).toEqual({ kind: "done", value: "saved" });
    expect([poll.stored(), poll.script.calls]).toEqual(["PAPER", ["answer"]]);
  });

  it("finds the poll answer saved after a lost response when the server no longer asks", async () => {
    const { poll, send } = opened();
    poll.loseNext();
    expect(await send("PAPER")).toEqual({ kind: "found-done" });
  });

  it("leaves the poll outcome unknown when the server still asks or the read fails", async () => {
    for (const isReadable of [true, false]) {
      const { poll, send } = opened(isReadable);
      poll.script.failNext("answer", { kind: "timeout" });
      expect(await send("PAPER")).toMatchObject({ kind: "unknown" });
    }
  });

  it("fails with the refusal of an unknown poll answer", async () => {
    expect(await opened().send("NONE")).toEqual({
      kind: "not-done",
      failure: { kind: "poll-refused", code: "other" },
    });
  });
});
