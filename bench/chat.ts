import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CHAT_LOAD } from "../scripts/proof/bars.ts";
import { REPORTS } from "../scripts/run-tool.ts";
import { evaluateChatRun } from "./load/evaluate-chat-run.ts";
import { runChat } from "./load/run-chat.ts";
import { openWindows } from "./load/bench-chat-window.ts";
import { startSandboxProcess } from "./load/sandbox-process.ts";

/**
 * `npm run bench:chat [-- --sockets 5000 --rate 2000 --seconds 20 --profile <folder>]`: measures the chat of a sandbox
 * process with a database file. One customer for each socket, each in a conversation of its own, writing at a fixed
 * rate. The limits are in scripts/proof/bars.ts.
 */
const { values } = parseArgs({
  options: {
    sockets: { type: "string" },
    rate: { type: "string" },
    seconds: { type: "string" },
    profile: { type: "string" },
  },
});
const sockets = Number(values.sockets ?? CHAT_LOAD.sockets);
const messagesPerSecond = Number(values.rate ?? CHAT_LOAD.messagesPerSecond);
const seconds = Number(values.seconds ?? CHAT_LOAD.seconds);
const WARM_UP_SECONDS = 5;

const sandbox = await startSandboxProcess(values.profile);
try {
  const windows = await openWindows(sandbox.port, sockets);
  console.log(`${windows.length} sockets, ${messagesPerSecond} messages a second for ${seconds} s`);
  // Warms up, because code is slow when it first runs.
  await runChat(windows, { messagesPerSecond: messagesPerSecond / 2, seconds: WARM_UP_SECONDS });
  const verdict = evaluateChatRun(await runChat(windows, { messagesPerSecond, seconds }), {
    sockets,
    messagesPerSecond,
    p99Ms: CHAT_LOAD.p99Ms,
  });
  mkdirSync(join(REPORTS, "bench"), { recursive: true });
  writeFileSync(join(REPORTS, "bench", "chat.json"), JSON.stringify(verdict.figures));
  for (const [name, value] of verdict.figures) console.log(`figure ${name}: ${value}`);
  if (!verdict.isMet) process.exitCode = 1;
  for (const window of windows) window.close();
} finally {
  await sandbox.end();
}
