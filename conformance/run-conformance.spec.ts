import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { DEMO_LOGINS } from "#sandbox/demo/logins.ts";
import { startSandbox, type RunningSandbox } from "#sandbox/start-sandbox.ts";
import { parseAccounts } from "./accounts/load-accounts.ts";
import { RESPONSES, type ConformanceReport } from "./conformance-report.ts";
import { PublishedContract } from "./contract/published-contract.ts";
import { htmlReport } from "./report/html-report.ts";
import { junitReport } from "./report/junit-report.ts";
import { textReport } from "./report/text-report.ts";
import { validateReport } from "./report/verdict.ts";
import { runConformance } from "./run-conformance.ts";

const contract = new PublishedContract(join(import.meta.dirname, "../docs/contract"));
const accounts = parseAccounts(
  JSON.parse(readFileSync(join(import.meta.dirname, "accounts/accounts.example.json"), "utf8")),
);

const run = (url: string, options: Partial<Parameters<typeof runConformance>[0]> = {}): Promise<ConformanceReport> =>
  runConformance({ url, accounts, profile: "login", writes: false, contract, ...options });

const isWrite = (operation: string): boolean =>
  /\bWrite\b/.test(contract.operations.get(operation)?.documentation ?? "");

const statesOf = ({ rules }: ConformanceReport, state: string): readonly string[] =>
  rules.filter((result) => result.state === state).map(({ rule }) => rule);

describe("runConformance on the sandbox", () => {
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());

  it("[KIT-05] finds nothing in the profile core without writes", { timeout: 60_000 }, async () => {
    const report = await run(sandbox.url, { profile: "core" });
    expect(report.findings).toEqual([]);
    expect(report.endedEarly).toBe("");
    expect(statesOf(report, "failed")).toEqual([]);
    expect(statesOf(report, "passed").length).toBeGreaterThan(25);
    expect(statesOf(report, "not-tried")).toContain("payment.open");
    const writes = report.inventory.filter(({ operation, calls }) => calls > 0 && isWrite(operation));
    expect(writes.map(({ operation }) => operation)).toEqual(["sessionStart", "changeContext", "sessionEnd"]);
    const reads = report.inventory.filter(({ operation }) => operation.startsWith("get"));
    expect(reads.filter(({ state }) => state === "supported").length).toBeGreaterThan(30);
  });

  it("[KIT-04] lists rules without an account as not tried, never as passed", async () => {
    const report = await run(sandbox.url, {
      accounts: { accounts: [{ login: "nowak.nowy", password: "Wiazka-2026", uses: ["write"] }] },
      writes: true,
      profile: "full",
      only: ["session", "pay", "register"],
    });
    const tried = report.rules.filter(({ check }) => check !== RESPONSES);
    expect(new Set(tried.map(({ state }) => state))).toEqual(new Set(["not-tried"]));
    expect(new Set(tried.map(({ reason }) => reason))).toEqual(
      new Set(["no account for read", "no account for pay", "the accounts file has no newcomer"]),
    );
  });

  it("[KIT-06] writes no personal data and no secret into a report", { timeout: 60_000 }, async () => {
    // An account that cannot log in, so that there are findings, and data of a customer with everything.
    const report = await run(sandbox.url, {
      accounts: {
        ...accounts,
        accounts: [
          { login: "m.brzezinska", password: "Wiazka-2026", uses: ["read"], customerNumber: "0" },
          { login: "firma.bursztyn", password: "Wrong-2026", uses: ["read"] },
        ],
      },
      only: ["session", "accounts", "finance"],
      profile: "full",
    });
    expect(report.findings.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(["login.opens-session", "values.text-kept"]),
    );
    const verdict = validateReport(report, [], undefined);
    const texts = [
      JSON.stringify(report),
      htmlReport(report, verdict, contract),
      junitReport(report, verdict),
      textReport(report, verdict),
    ];
    const client = readFileSync(join(import.meta.dirname, "../sandbox/demo/brzezinska.ts"), "utf8");
    const personal = [
      ...client.matchAll(/"((?:[\w.-]+@[\w.-]+|\d{7,26}|[A-ZŻŹĆŁŚ][a-ząćęłńóśźż]{4,}(?:-[\wąćęłńóśźż]+)?))"/g),
    ];
    const secrets = [
      ...personal.map(([, text = ""]) => text),
      ...DEMO_LOGINS.flatMap(({ login, title, accounts: numbers }) => [login, title, ...numbers]),
      "Wiazka-2026",
      "Wrong-2026",
    ];
    expect(secrets.length).toBeGreaterThan(40);
    for (const text of texts) expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

describe("runConformance on other addresses", () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.close();
      server.closeAllConnections();
    }
  });

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address: AddressInfo | string | null = server.address();
    if (address === null || typeof address === "string") throw new Error("the server listens on no port");
    return `http://127.0.0.1:${address.port}`;
  }

  const endless: RequestListener = (_request, response) => {
    response.writeHead(200, { "Content-Type": "text/xml" });
    const timer = setInterval(() => response.write("<a>"), 10);
    response.on("close", () => clearInterval(timer));
  };
  const huge: RequestListener = (_request, response) => {
    const block = Buffer.alloc(1_000_000, "a");
    const pump = (): void => {
      while (!response.destroyed && response.write(block));
    };
    response.on("drain", pump);
    pump();
  };

  it.each<[string, RequestListener, string, string]>([
    ["an HTML page", (_, response) => response.end("<!doctype html><p>Hi</p>"), "no provider", "response.readable"],
    ["an empty response", (_, response) => response.end(), "no provider", "response.readable"],
    ["no response", () => undefined, "timeout", "http.time-limit"],
    ["an endless body", endless, "timeout", "http.time-limit"],
    ["a huge body", huge, "too-large", "response.readable"],
    [
      "a redirect to itself",
      (_, response) => response.writeHead(302, { Location: "/service" }).end(),
      "HTTP 302",
      "http.redirect",
    ],
  ])("(part of KIT-07) ends with a clear report when the address gives %s", async (_, listener, reason, rule) => {
    // Enough time to read what is too large.
    const report = await run(await serve(listener), { timeoutMs: reason === "too-large" ? 5_000 : 400 });
    expect(report.endedEarly).toContain(reason);
    expect(report.findings.map((finding) => finding.rule)).toContain(rule);
    expect(statesOf(report, "passed")).toEqual([]);
    expect(report.durationMs).toBeLessThan(8_000);
  });

  it("(part of KIT-07) ends with a clear report when nothing listens", async () => {
    const url = await serve(() => undefined);
    servers.splice(0).forEach((server) => server.close());
    const report = await run(url);
    expect(report.endedEarly).toBe("the address gives no response (unreachable)");
    expect(report.findings.map(({ id }) => id)).toEqual(["address.responds:beforeLogin"]);
  });

  it("[KIT-07] ends soon when the provider stops to respond during the run", async () => {
    let calls = 0;
    const url = await serve((_, response) => {
      calls += 1;
      if (calls > 1) return;
      response.writeHead(200, { "Content-Type": "text/xml" });
      response.end(
        '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body>' +
          '<beforeLoginResponse xmlns="urn:ebok:service:1"><result><possibility>1</possibility></result></beforeLoginResponse>' +
          "</e:Body></e:Envelope>",
      );
    });
    const report = await run(url, { timeoutMs: 300 });
    expect(report.endedEarly).toBe("the provider no longer responds");
    expect(calls).toBeLessThan(8);
    expect(statesOf(report, "passed")).toEqual([]);
  });
});
