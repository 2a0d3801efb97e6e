import { describe, expect, it } from "vitest";
import { startSandbox } from "#sandbox/start-sandbox.ts";
import { evaluateChatRun } from "./evaluate-chat-run.ts";
import { runChat } from "./run-chat.ts";
import { openWindows } from "./bench-chat-window.ts";

const BARS = { sockets: 10, messagesPerSecond: 100, p99Ms: 50 };
const GOOD = {
  sockets: 10,
  latencies: Array.from({ length: 100 }, () => 5),
  lost: 0,
  closed: 0,
  received: 100,
  seconds: 1,
};

describe("evaluateChatRun", () => {
  it("meets the bars at full rate, in time, without lost messages and sockets", () => {
    expect(evaluateChatRun(GOOD, BARS).isMet).toBe(true);
  });

  it.each([
    ["slow acknowledgements", { latencies: Array.from({ length: 100 }, (_, index) => (index < 2 ? 60 : 5)) }],
    ["too few of them", { seconds: 2 }],
    ["a message that was lost", { lost: 1 }],
    ["a socket that closed", { closed: 1 }],
    ["too few sockets", { sockets: 9 }],
  ])("misses the bars by %s", (_, change) => {
    expect(evaluateChatRun({ ...GOOD, ...change }, BARS).isMet).toBe(false);
  });
});

it("runChat counts acknowledged and lost messages", async () => {
  const sandbox = await startSandbox();
  const windows = await openWindows(sandbox.port, 5);
  const run = await runChat(windows, { messagesPerSecond: 100, seconds: 0.5 });
  expect(run).toMatchObject({ sockets: 5, lost: 0, closed: 0 });
  expect(run.latencies).toHaveLength(50);
  for (const window of windows) window.close();
  await sandbox.close();
});
