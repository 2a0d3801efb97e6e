import { createServer } from "node:net";

const TRIES = 50;

function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once("error", () => answer(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => answer(true)));
  });
}

/** The first free port from `from` on, `undefined` when the next fifty are all taken. */
export async function nextFreePort(from: number): Promise<number | undefined> {
  for (let port = from; port < from + TRIES && port <= 65_535; port += 1) {
    if (await isFree(port)) return port;
  }
  return undefined;
}
