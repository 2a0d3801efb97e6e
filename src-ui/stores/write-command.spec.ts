import { collectThrownErrors, type ThrownErrors } from "#test/isolation/collect-thrown-errors.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { executeWrite, formIdempotencyKey, type WriteKey } from "#domain/shared-kernel/write.ts";
import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { WriteCommand } from "./write-command.ts";

type Refused = { readonly kind: "refused-here" };
type Answer = Result<string, Refused | TransportFailure>;

function commandOver(...answers: readonly Answer[]) {
  const sent: string[] = [];
  const queue = [...answers];
  const verifyApplied = vi.fn(() => Promise.resolve<boolean | undefined>(false));
  const save = (text: string, key: WriteKey) =>
    executeWrite<string, Refused>(key, {
      content: [text],
      send: (id) => {
        sent.push(id);
        return Promise.resolve(queue.shift() ?? fail({ kind: "timeout" }));
      },
      verifyApplied,
    });
  return { command: new WriteCommand(save, fakeIdempotencyKeys()), sent, verifyApplied };
}

describe("WriteCommand", () => {
  it("shows a write as running until the server responds, then as done with the value", async () => {
    const { command } = commandOver(succeed("saved"));
    expect(command.state).toEqual({ status: "idle" });
    const running = command.run("a");
    expect([command.state, command.isRunning]).toEqual([{ status: "running" }, true]);
    expect(await running).toEqual({ kind: "done", value: "saved" });
    expect(command.state).toEqual({ status: "done", value: "saved" });
  });

  it("ignores a second press while a write runs", async () => {
    const { command, sent } = commandOver(succeed("saved"));
    const first = command.run("a");
    expect(await command.run("a")).toBeUndefined();
    await first;
    expect(sent).toHaveLength(1);
  });

  it("reports that nothing has changed when the server refuses a write", async () => {
    const { command } = commandOver(fail({ kind: "refused-here" }));
    await command.run("a");
    expect(command.failed).toEqual({ status: "failed", certainty: "not-done", failure: { kind: "refused-here" } });
  });

  it("repeats the idempotency key after a lost response, and replaces it after a response", async () => {
    const { command, sent } = commandOver(fail({ kind: "timeout" }), succeed("saved"), succeed("saved"));
    await command.run("a");
    expect(command.failed?.certainty).toBe("unknown");
    await command.run("a");
    await command.run("a");
    expect(sent[0]).toBe(sent[1]);
    expect(sent[2]).not.toBe(sent[1]);
  });

  it("shows a write as done without a value when only the response was lost", async () => {
    const { command, verifyApplied } = commandOver(fail({ kind: "timeout" }));
    verifyApplied.mockResolvedValue(true);
    expect(await command.run("a")).toEqual({ kind: "found-done" });
    expect(command.state).toEqual({ status: "done", value: undefined });
  });

  it("returns a write to idle when the portal has cancelled the call", async () => {
    const { command } = commandOver(fail({ kind: "aborted" }));
    expect(await command.run("a")).toEqual({ kind: "cancelled" });
    expect(command.state).toEqual({ status: "idle" });
  });

  it("ignores the outcome of a write that was reset", async () => {
    const { command } = commandOver(succeed("saved"));
    const running = command.run("a");
    command.reset();
    expect(await running).toBeUndefined();
    expect(command.state).toEqual({ status: "idle" });
  });

  describe("WriteCommand with a use case that throws", () => {
    let thrown: ThrownErrors = { handled: [], uncaught: [] };
    const broken = (execute: () => Promise<never>) =>
      new WriteCommand<string, string, Refused>(execute, fakeIdempotencyKeys());

    beforeEach(() => {
      thrown = collectThrownErrors();
    });

    it("returns an unknown outcome and reports the error when the write throws", async () => {
      const command = broken(() => Promise.reject(new Error("broken")));
      expect(await command.run("a")).toEqual({ kind: "unknown", failure: { kind: "unexpected-error" } });
      expect(command.failed?.certainty).toBe("unknown");
      await vi.waitFor(() => expect(thrown.handled).toEqual([new Error("broken")]));
    });

    it("sends the same idempotency key again when the re-read after a write throws", async () => {
      const { command, sent, verifyApplied } = commandOver(fail({ kind: "timeout" }), succeed("saved"));
      verifyApplied.mockRejectedValue(new Error("broken"));
      expect(await command.run("a")).toMatchObject({ kind: "unknown" });
      await command.run("a");
      expect(sent[1]).toBe(sent[0]);
      await vi.waitFor(() => expect(thrown.handled).toHaveLength(1));
    });

    it("keeps a reset write idle and reports the error that the write throws", async () => {
      const command = broken(() => Promise.reject(new Error("broken")));
      const running = command.run("a");
      command.reset();
      expect(await running).toBeUndefined();
      expect(command.state).toEqual({ status: "idle" });
      await vi.waitFor(() => expect(thrown.handled).toHaveLength(1));
    });
  });

  it("hides the failure of a write and keeps the key when the failure is cleared", async () => {
    const { command, sent } = commandOver(fail({ kind: "timeout" }), succeed("saved"));
    await command.run("a");
    expect(command.failed).toMatchObject({ certainty: "unknown" });
    command.clearFailure();
    expect(command.state).toEqual({ status: "idle" });
    await command.run("a");
    expect(sent[1]).toBe(sent[0]);
  });

  it("keeps a finished write when there is no failure to clear", async () => {
    const { command } = commandOver(succeed("saved"));
    await command.run("a");
    command.clearFailure();
    expect(command.state).toEqual({ status: "done", value: "saved" });
  });

  it("sends the idempotency key of the form when the form passes one", async () => {
    const { command, sent } = commandOver(succeed("saved"));
    await command.run("a", formIdempotencyKey("form-1"));
    expect(sent).toEqual(["form-1"]);
  });
});
