import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startSandbox } from "#sandbox/start-sandbox.ts";
import { freePort } from "../../scripts/free-port.ts";
import { SandboxProgram } from "./sandbox-program.ts";
import { ServiceClient } from "./service-client.ts";

let folder = "";
let program: SandboxProgram | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ebok-sandbox-"));
});

afterEach(async () => {
  await program?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Starts main.ts; resolves to the printed address. */
function start(port: number): Promise<string> {
  program = new SandboxProgram(port, join(folder, "sandbox.db"));
  return program.url;
}

describe("sandbox process", () => {
  test("sandbox keeps acknowledged writes after kill -9", async () => {
    const port = await freePort();
    const before = new ServiceClient(await start(port), "");
    await before.logIn("m.brzezinska");
    const started = await before.startPayment(["4127830000001"], "223.70", "intent-0123456789ab");
    await program?.kill();

    await start(port);
    const state = await before.call("getPaymentState", `<paymentId>${started.one("e:paymentId") ?? ""}</paymentId>`);
    expect(state.one("e:state")).toBe("started");
    expect((await before.call("getClientFinancialEntries")).one("e:entries/e:item[1]/e:status")).toBe("4");
  });

  test("sandbox ends cleanly on SIGTERM", async () => {
    await start(await freePort());
    const child = program?.child;
    child?.kill("SIGTERM");
    if (child !== undefined) await once(child, "exit");
    expect(child?.exitCode).toBe(0);
  });

  test("sandbox names the next free port when its own is taken", async () => {
    const taken = await startSandbox();
    program = new SandboxProgram(taken.port, ":memory:");
    const errorText = await program.url.then(() => "", String);
    expect(errorText).toContain(`Port ${taken.port} is taken.`);
    expect(errorText).toMatch(/\d+ is free: .*PORT=\d+.*npm start/);
    expect(program.child.exitCode).toBe(1);
    await taken.close();
  });
});
