import { createServer } from "node:net";

const DEFAULT_PORT = 8080;
const HIGHEST_PORT = 65_535;
const TRIES = 50;

/** Parses the environment variable PORT; 8080 if it is missing, `undefined` if it is invalid. */
export function parsePort(text: string | undefined): number | undefined {
  if (text === undefined || text === "") return DEFAULT_PORT;
  const port = Number(text);
  return Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT ? port : undefined;
}

/** Returns the error text of an invalid PORT. */
export function invalidPortMessage(text: string | undefined): string {
  return `PORT has to be a number from 0 to ${HIGHEST_PORT}, not "${text ?? ""}".`;
}

/** Returns the error code of listening on `port`; `undefined` if the port is free. */
function probePort(port: number): Promise<string | undefined> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => answer(error.code ?? "unknown"));
    probe.listen(port, "127.0.0.1", () => probe.close(() => answer(undefined)));
  });
}

async function nextFreePort(from: number): Promise<number | undefined> {
  for (let port = from; port < from + TRIES && port <= HIGHEST_PORT; port += 1) {
    if ((await probePort(port)) === undefined) return port;
  }
  return undefined;
}

/** Returns the command that starts the sandbox on `port`, in the syntax of the platform's shells. */
export function startCommand(port: number, platform: NodeJS.Platform = process.platform): string {
  if (platform !== "win32") return `PORT=${port} npm start`;
  return `set PORT=${port}&& npm start (PowerShell: $env:PORT=${port}; npm start)`;
}

/** Returns the error text of a taken port, with the next free one and the command to use it. */
export async function portTakenMessage(port: number): Promise<string> {
  const free = await nextFreePort(port + 1);
  const advice = free === undefined ? "Set PORT to another one." : `${free} is free: ${startCommand(free)}`;
  return `Port ${port} is taken. ${advice}`;
}

/** Returns the reason why the sandbox cannot start with this PORT; `undefined` if there is none. */
export async function findPortProblem(text: string | undefined): Promise<string | undefined> {
  const port = parsePort(text);
  if (port === undefined) return invalidPortMessage(text);
  return (await probePort(port)) === "EADDRINUSE" ? portTakenMessage(port) : undefined;
}
