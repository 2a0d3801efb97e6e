import * as crypto from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createSandboxApp } from "#sandbox/http/app.ts";
import { Tenants } from "#sandbox/tenants/tenants.ts";
import { fingerprintOf } from "#kit/wire/fingerprint.ts";

// The real hash function with a call counter: it is nearly all the work of a password check.
vi.mock(import("node:crypto"), async (original) => {
  const real = await original();
  return { ...real, scryptSync: vi.fn(real.scryptSync) };
});

afterEach(() => vi.mocked(crypto.scryptSync).mockClear());

const KNOWN = "m.brzezinska";
const UNKNOWN = "nikt.taki.xx";
const HOUR_MS = 3_600_000;
const tenants = new Tenants(":memory:");
const sandbox = createSandboxApp(tenants, "dist", "dist-gallery");

/** Sends a request without a network and returns the response with its time, ms; only the server's work is measured. */
async function ask(
  tenant: string,
  operation: string,
  fields: string,
  address = "203.0.113.1",
): Promise<{ readonly reply: string; readonly ms: number }> {
  const body =
    `<?xml version="1.0" encoding="UTF-8"?>` +
    `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
    `<${operation} xmlns="urn:ebok:service:1">${fields}</${operation}></soap:Body></soap:Envelope>`;
  const headers = {
    "X-Sandbox-Tenant": tenant,
    "Content-Type": "text/xml; charset=utf-8",
    "X-Ebok-Fingerprint": fingerprintOf(operation, ""),
    "X-Forwarded-For": address,
  };
  const begun = performance.now();
  const reply = await (await sandbox.request("/service", { method: "POST", headers, body })).text();
  return { reply, ms: performance.now() - begun };
}

const wrongPassword = (login: string): string => `<login>${login}</login><password>Zle-haslo-1</password>`;
const withoutTimes = (reply: string): string => reply.replaceAll(/\d{4}-\d{2}-\d{2}T[^<]+/gu, "then");

/** Returns the 20th percentile, which shows the work itself. Other load of the machine only adds to it. */
function leastOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 5)] ?? Number.NaN;
}

/** Measures `first` and `second` in alternating turns, so that other load of the machine slows both alike. */
async function leastTimesOf(
  turns: number,
  first: (turn: number) => Promise<{ readonly ms: number }>,
  second: (turn: number) => Promise<{ readonly ms: number }>,
): Promise<readonly [number, number]> {
  const [ones, others]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    const pair: [number[], typeof first][] = [
      [ones, first],
      [others, second],
    ];
    for (const [timings, call] of turn % 2 === 0 ? pair : pair.toReversed()) timings.push((await call(turn)).ms);
  }
  return [leastOf(ones), leastOf(others)];
}

/** Repeats a measurement up to four times, because other load can distort one; a real difference shows in all. */
async function withinTwentyPercent(measure: () => Promise<readonly [number, number]>): Promise<number> {
  let ratio = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 4 && ratio > 1.2; attempt += 1) {
    const [one, other] = await measure();
    ratio = Math.max(one, other) / Math.min(one, other);
  }
  return ratio;
}

describe("login timing", () => {
  it("(part of LOGIN-02) answers known, unknown and locked logins alike, with one hash", async () => {
    // A new tenant hashes the demo password once.
    await ask("same-work", "beforeLogin", `<login>${KNOWN}</login>`);
    const work: unknown[][] = [];
    for (const login of [KNOWN, UNKNOWN]) {
      const seen: unknown[] = [];
      for (let attempt = 1; attempt <= 6; attempt += 1) {
        vi.mocked(crypto.scryptSync).mockClear();
        const { reply } = await ask("same-work", "sessionStart", wrongPassword(login));
        const hashes = vi.mocked(crypto.scryptSync).mock.calls.map(([, , bytes, options]) => [bytes, options]);
        seen.push([withoutTimes(reply), hashes]);
        expect(hashes).toHaveLength(1);
      }
      work.push(seen);
    }
    expect(work[1]).toEqual(work[0]);
  });

  it("(part of LOGIN-02) answers 1,000 pairs of known and unknown logins alike, in the same time", async () => {
    const replies = new Set<string>();
    const question = (name: string) => async (turn: number) => {
      // Each address asks fewer questions than its limit.
      const address = `203.0.113.${Math.floor(turn / 100)}`;
      const answer = await ask("timing-question", "beforeLogin", `<login>${name}</login>`, address);
      replies.add(answer.reply);
      return answer;
    };
    await question(KNOWN)(0);
    let measurements = 0;
    const measure = async (): Promise<readonly [number, number]> => {
      tenants.named("timing-question").setClockOffset((measurements += 1) * HOUR_MS);
      return leastTimesOf(1_000, question(KNOWN), question(UNKNOWN));
    };
    expect(await withinTwentyPercent(measure)).toBeLessThanOrEqual(1.2);
    expect(replies.size).toBe(1);
  });

  it("(part of LOGIN-02) (part of LOGIN-05) takes as long for unknown as known logins (±20 %)", async () => {
    // A new tenant for every four attempts, because the fifth would lock.
    const login = (name: string) => (turn: number) =>
      ask(`timing-${Math.floor(turn / 4) % 5}`, "sessionStart", wrongPassword(name));
    for (let tenant = 0; tenant < 5; tenant += 1)
      for (const name of [KNOWN, UNKNOWN]) await ask(`timing-${tenant}`, "beforeLogin", `<login>${name}</login>`);
    expect(await withinTwentyPercent(() => leastTimesOf(60, login(KNOWN), login(UNKNOWN)))).toBeLessThanOrEqual(1.2);

    let intents = 0;
    const link = (name: string) => () => {
      // A login gets three links an hour and six a day.
      tenants.named("timing-link").setClockOffset(intents * 3 * HOUR_MS);
      return ask(
        "timing-link",
        "requestPasswordReset",
        `<intentId>intent-timing-${String((intents += 1)).padStart(8, "0")}</intentId><login>${name}</login>`,
      );
    };
    await link(KNOWN)();
    expect(await withinTwentyPercent(() => leastTimesOf(100, link(KNOWN), link(UNKNOWN)))).toBeLessThanOrEqual(1.2);
  });
});
