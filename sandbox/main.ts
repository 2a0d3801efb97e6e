import { DEMO_LOGINS, DEMO_PASSWORD } from "./demo/logins.ts";
import { nextFreePort } from "./free-port.ts";
import { startSandbox, type RunningSandbox } from "./server.ts";

const DEFAULT_PORT = 8080;
const DEFAULT_DATABASE = "var/sandbox.db";
const HIGHEST_PORT = 65_535;

function wantedPort(): number | undefined {
  const text = process.env["PORT"] ?? "";
  if (text === "") return DEFAULT_PORT;
  const port = Number(text);
  return Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT ? port : undefined;
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function greet(sandbox: RunningSandbox): void {
  const width = Math.max(...DEMO_LOGINS.map(({ login }) => login.length));
  const table = DEMO_LOGINS.map(({ login, special }) => `  ${login.padEnd(width)}  ${special}`).join("\n");
  process.stdout.write(`\nebok    ${sandbox.url}\nsandbox ${sandbox.url}/sandbox\n\nDemo logins (password for all: ${DEMO_PASSWORD})\n${table}\n\nCtrl-C ends it.\n`);
}

function endOn(sandbox: RunningSandbox): void {
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    sandbox.close().then(() => process.exit(0), (error: unknown) => fail(String(error)));
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

const port = wantedPort();
if (port === undefined) fail(`PORT has to be a number from 0 to ${HIGHEST_PORT}, not "${process.env["PORT"] ?? ""}".`);
try {
  const sandbox = await startSandbox({ port, database: process.env["SANDBOX_DB"] ?? DEFAULT_DATABASE, portal: "dist", host: process.env["HOST"] ?? "127.0.0.1" });
  endOn(sandbox);
  greet(sandbox);
} catch (error) {
  const code = codeOf(error);
  if (code === "EADDRINUSE") {
    const free = await nextFreePort(port + 1);
    fail(`Port ${port} is taken. ${free === undefined ? "Set PORT to another one." : `${free} is free: PORT=${free} npm start`}`);
  }
  if (code === "EACCES") fail(`Port ${port} needs more rights. Set PORT to one above 1024.`);
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
