import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startSandbox } from "#sandbox/server.ts";
import { ServiceClient } from "./service-client.ts";

const MAIN = fileURLToPath(new URL("../../sandbox/main.ts", import.meta.url));
let folder = "";
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ebok-sandbox-"));
});

afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  await rm(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** Starts main.ts and answers its address once it has printed one. */
async function start(port: number): Promise<string> {
  const started = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: String(port), SANDBOX_DB: join(folder, "sandbox.db"), NODE_OPTIONS: "" }, stdio: ["ignore", "pipe", "inherit"],
  });
  child = started;
  for await (const chunk of started.stdout) {
    const url = /http:\/\/[^\s/]+/.exec(String(chunk))?.[0];
    if (url !== undefined) return url;
  }
  throw new Error("the sandbox ended before it listened");
}

describe("the sandbox as a program", () => {
  test("still has, after kill -9, what it answered with success", async () => {
    const port = await freePort();
    const before = new ServiceClient(await start(port), "");
    await before.logIn("m.brzezinska");
    const started = await before.startPayment(["4127830000001"], "223.70", "intent-0123456789ab");
    child?.kill("SIGKILL");
    if (child !== undefined) await once(child, "exit");

    await start(port);
    const state = await before.call("getPaymentState", `<paymentId>${started.one("e:paymentId") ?? ""}</paymentId>`);
    expect(state.one("e:state")).toBe("started");
    expect((await before.call("getClientFinancialEntries")).one("e:entries/e:item[1]/e:status")).toBe("4");
  });

  test("ends cleanly on SIGTERM", async () => {
    await start(await freePort());
    child?.kill("SIGTERM");
    if (child !== undefined) await once(child, "exit");
    expect(child?.exitCode).toBe(0);
  });

  test("names the next free port when its own is taken", async () => {
    const taken = await startSandbox();
    const second = spawn(process.execPath, [MAIN], { env: { ...process.env, PORT: String(taken.port), SANDBOX_DB: ":memory:", NODE_OPTIONS: "" }, stdio: ["ignore", "ignore", "pipe"] });
    child = second;
    let said = "";
    for await (const chunk of second.stderr) said += String(chunk);
    expect(said).toContain(`Port ${taken.port} is taken.`);
    expect(said).toMatch(/\d+ is free: .*PORT=\d+.*npm start/);
    if (second.exitCode === null) await once(second, "exit");
    expect(second.exitCode).toBe(1);
    await taken.close();
  });
});
