import { createServer } from "node:net";

const DEFAULT_PORT = 8080;
const HIGHEST_PORT = 65_535;
const TRIES = 50;

/** The port that `text`, the environment's PORT, asks for; 8080 where it is missing, `undefined` where it is none. */
export function parsePort(text: string | undefined): number | undefined {
  if (text === undefined || text === "") return DEFAULT_PORT;
  const port = Number(text);
  return Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT ? port : undefined;
}

/** What to say of a PORT that is none. */
export function invalidPortMessage(text: string | undefined): string {
  return `PORT has to be a number from 0 to ${HIGHEST_PORT}, not "${text ?? ""}".`;
}

/** Why nobody can listen on `port` now, as Node names it; `undefined` when it is free. */
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

/** What to type to start on `port`, in the shells of `platform`. */
export function startCommand(port: number, platform: NodeJS.Platform = process.platform): string {
  if (platform !== "win32") return `PORT=${port} npm start`;
  return `set PORT=${port}&& npm start (PowerShell: $env:PORT=${port}; npm start)`;
}

/** What to say of a port that somebody else listens on: the next free one, and how to take it. */
export async function portTakenMessage(port: number): Promise<string> {
  const free = await nextFreePort(port + 1);
  return `Port ${port} is taken. ${free === undefined ? "Set PORT to another one." : `${free} is free: ${startCommand(free)}`}`;
}

/** Why the sandbox could not start with this PORT, in words; `undefined` when nothing is known against it. */
export async function findPortProblem(text: string | undefined): Promise<string | undefined> {
  const port = parsePort(text);
  if (port === undefined) return invalidPortMessage(text);
  return (await probePort(port)) === "EADDRINUSE" ? portTakenMessage(port) : undefined;
}
