import { request } from "node:http";
import { request as requestSecurely } from "node:https";

/**
 * Sends the headers and the first half of a body, then breaks the connection, as a phone does that loses its network.
 * Resolves when the connection has ended, whatever the server does.
 */
export function sendTorn(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<void> {
  const bytes = Buffer.from(body);
  return new Promise((resolve) => {
    const send = url.startsWith("https:") ? requestSecurely : request;
    const call = send(url, { method: "POST", headers: { ...headers, "Content-Length": String(bytes.length) } });
    call.on("error", () => undefined);
    call.on("close", () => resolve());
    call.write(bytes.subarray(0, bytes.length / 2), () => call.destroy());
  });
}
