import { createServer } from "node:net";

/** Ports that this process has returned. The system may offer one again before its caller listens on it. */
const returned = new Set<number>();

/** Returns a free TCP port of this machine. Never returns the same port twice. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => {
        if (returned.has(port)) {
          resolve(freePort());
          return;
        }
        returned.add(port);
        resolve(port);
      });
    });
  });
}
