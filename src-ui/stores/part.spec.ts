import { describe, expect, it } from "vitest";
import { fail, type Result, succeed, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";
import { type Part, PartModel } from "./part.ts";

type Answer = Result<string, TransportFailure>;

/** A block that reads one thing, and the answers that it gets, one after another. */
function aPart(...answers: Answer[]): { part: PartModel<string>; asyncValue: AsyncValue<string>; asked: () => number } {
  let asked = 0;
  const asyncValue = new AsyncValue(() => {
    const answer = answers[asked] ?? fail<TransportFailure>({ kind: "unreachable" });
    asked += 1;
    return Promise.resolve(answer);
  });
  const part = new PartModel({ needs: [asyncValue], read: () => asyncValue.known, load: () => asyncValue.load() });
  return { part, asyncValue, asked: () => asked };
}

function retryOf(part: Part<string>): () => void {
  if (part.status !== "failed") throw new Error(`nothing to retry: ${part.status}`);
  return part.retry;
}

const DOWN = fail<TransportFailure>({ kind: "unreachable" });

async function settled(): Promise<void> {
  await new Promise((done) => setImmediate(done));
}

describe("a block of a page", () => {
  it("loads, then shows what came", async () => {
    const { part } = aPart(succeed("usługi"));
    expect(part.part).toEqual({ status: "loading" });
    await part.load();
    expect(part.part).toEqual({ status: "ready", value: "usługi" });
  });

  it("fails, and is tried again until it has something to show", async () => {
    const { part } = aPart(DOWN, DOWN, succeed("usługi"));
    await part.load();
    expect(part.part).toMatchObject({ status: "failed", retrying: false });
    retryOf(part.part)();
    await settled();
    expect(part.part).toMatchObject({ status: "failed", retrying: false });
    retryOf(part.part)();
    await settled();
    expect(part.part).toEqual({ status: "ready", value: "usługi" });
  });

  it("stays where it is while it is tried again, and is tried once however often the button is pressed", async () => {
    const { part, asked } = aPart(DOWN, succeed("usługi"));
    await part.load();
    const retry = retryOf(part.part);
    retry();
    retry();
    expect(part.part).toMatchObject({ status: "failed", retrying: true });
    await settled();
    expect(part.part.status).toBe("ready");
    expect(asked()).toBe(2);
  });

  it("keeps what it had when a later answer fails", async () => {
    const { part, asyncValue } = aPart(succeed("usługi"), DOWN);
    await part.load();
    await asyncValue.reload();
    expect(part.part).toEqual({ status: "ready", value: "usługi" });
  });
});
