import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { parsePort, findPortProblem, startCommand } from "./port.ts";

let other: Server | undefined;

afterEach(() => {
  other?.close();
  other = undefined;
});

async function takenPort(): Promise<number> {
  const server = createServer();
  other = server;
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no address");
  return address.port;
}

describe("port", () => {
  it.each([
    [undefined, 8080],
    ["", 8080],
    ["0", 0],
    ["9000", 9000],
    ["65536", undefined],
    ["-1", undefined],
    ["80a", undefined],
    ["8.5", undefined],
  ])("parses PORT %j as %j", (text, port) => {
    expect(parsePort(text)).toBe(port);
  });

  it("reports a taken port before the start and names the next free one", async () => {
    const port = await takenPort();
    expect(await findPortProblem(String(port))).toMatch(
      new RegExp(`^Port ${port} is taken\\. \\d+ is free: .*PORT=\\d+.*npm start`),
    );
    expect(await findPortProblem("nine")).toBe('PORT has to be a number from 0 to 65535, not "nine".');
    expect(await findPortProblem("0")).toBeUndefined();
  });

  it("sets PORT in the syntax of the platform's shells", () => {
    expect(startCommand(8081, "linux")).toBe("PORT=8081 npm start");
    expect(startCommand(8081, "darwin")).toBe("PORT=8081 npm start");
    expect(startCommand(8081, "win32")).toBe("set PORT=8081&& npm start (PowerShell: $env:PORT=8081; npm start)");
  });
});
