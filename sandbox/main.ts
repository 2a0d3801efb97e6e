import { DEMO_LOGINS, DEMO_LOGIN_PASSWORD } from "./demo/logins.ts";
import { BRANDS, isBrandName } from "./configuration/configuration.ts";
import { invalidPortMessage, parsePort, portTakenMessage } from "./port.ts";
import { startSandbox, type RunningSandbox } from "./start-sandbox.ts";

const DEFAULT_DATABASE = "var/sandbox.db";

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function printWelcome(sandbox: RunningSandbox): void {
  const width = Math.max(...DEMO_LOGINS.map(({ login }) => login.length));
  const table = DEMO_LOGINS.map(({ login, special }) => `  ${login.padEnd(width)}  ${special}`).join("\n");
  process.stdout.write(
    `\nebok    ${sandbox.url}\nsandbox ${sandbox.url}/sandbox\n\n` +
      `Demo logins (password for all: ${DEMO_LOGIN_PASSWORD})\n${table}\n\nCtrl-C ends it.\n`,
  );
}

function closeOnSignals(sandbox: RunningSandbox): void {
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => fail(String(error)),
    );
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

const port = parsePort(process.env["PORT"]);
if (port === undefined) fail(invalidPortMessage(process.env["PORT"]));
const brand = process.env["SANDBOX_BRAND"] ?? "wiazka";
if (!isBrandName(brand)) fail(`SANDBOX_BRAND is ${brand}; there are ${Object.keys(BRANDS).join(" and ")}.`);
try {
  const sandbox = await startSandbox({
    port,
    database: process.env["SANDBOX_DB"] ?? DEFAULT_DATABASE,
    portal: "dist",
    brand,
    host: process.env["HOST"] ?? "127.0.0.1",
    names: (process.env["SANDBOX_HOSTS"] ?? "").split(",").filter((name) => name !== ""),
  });
  closeOnSignals(sandbox);
  printWelcome(sandbox);
} catch (error) {
  const code = codeOf(error);
  if (code === "EADDRINUSE") fail(await portTakenMessage(port));
  if (code === "EACCES") fail(`Port ${port} needs more rights. Set PORT to one above 1024.`);
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
