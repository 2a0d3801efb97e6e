import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  amountOverLimit,
  limitBeforeOrder,
  limitNeededFor,
  servicesEndedByLimit,
  type DirectBilling,
  type StreamingService,
} from "#domain/direct-billing/index.ts";
import {
  daysBetween,
  grosze,
  parseWireDay,
  plusDays,
  type Grosze,
  type WarsawDate,
} from "#domain/shared-kernel/index.ts";
import { STREAMING_CATALOGUE } from "#sandbox/demo/streaming-catalogue.ts";
import { aDirectBilling, aStreamingService, day, zloty } from "#test/mothers/index.ts";
import { runs } from "#test/models/runs.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import type { ServiceAnswer, ServiceClient } from "./service-client.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const FIRST_DAY = day("2026-11-05");
const CODES = ["netflix", "player", "tvn24go", "disney", "filmbox"] as const;
/** The proof sets more runs. */
const RUNS = runs(12);
const TIMEOUT_MS = RUNS * 10_000;

/** Customer at a sandbox, who reads and writes as the portal does. */
class BillingCustomer {
  today: WarsawDate;
  readonly #client: ServiceClient;

  private constructor(client: ServiceClient, today: WarsawDate) {
    this.#client = client;
    this.today = today;
  }

  static async on(today: WarsawDate): Promise<BillingCustomer> {
    const client = sandbox.client("limit-agreement");
    await client.api("reset", { now: `${today}T10:00:00+01:00` });
    const customer = new BillingCustomer(client, today);
    await customer.move(0);
    await client.call("getDirectBilling");
    // The activation that the first call has seeded ends meanwhile.
    await client.api("clock", { advanceMs: 600_000 });
    await customer.move(0);
    return customer;
  }

  async move(days: number): Promise<void> {
    await this.#client.api("clock", { advanceMs: days * DAY_MS + 60_000 });
    await this.#client.openSession("m.brzezinska");
    this.today = plusDays(this.today, days);
  }

  async billing(): Promise<DirectBilling> {
    const answer = await this.#client.call("getDirectBilling");
    const amount = (name: string): Grosze => zloty(answer.one(`e:${name}`) ?? "");
    return aDirectBilling({
      services: CODES.map((code) => serviceIn(answer, code)),
      limit: { amount: amount("limit"), used: amount("used"), max: amount("maxLimit") },
    });
  }

  async saveLimit(limit: number): Promise<void> {
    const fields = `<limit>${(limit / 100).toFixed(2)}</limit>`;
    const answer = await this.#client.call(
      "saveDirectBillingSettings",
      `<intentId>${randomUUID()}</intentId>${fields}`,
    );
    expect(answer.one("e:errorCode")).toBeUndefined();
  }

  /** Orders an action and returns its refusal. */
  async change({ code, terms }: StreamingService, action: 1 | 2 | 3, planId?: string): Promise<string | undefined> {
    const service = `<service>${code}</service>`;
    if (action === 1)
      await this.#client.call(
        "registerTOSAcceptance",
        `<intentId>${randomUUID()}</intentId>${service}<version>${terms?.version ?? ""}</version>`,
      );
    const plan = planId === undefined ? "" : `<planId>${planId}</planId>`;
    const fields = `<intentId>${randomUUID()}</intentId>${service}<action>${action}</action>${plan}`;
    return (await this.#client.call("changeDirectBilling", fields)).one("e:errorCode");
  }

  /** Lists the services that the limit has ended after a day, with their days. */
  async endedAfter(after: WarsawDate): Promise<readonly string[]> {
    const messages = await this.#client.call("getClientMessages");
    return CODES.flatMap((code) => {
      const { name } = catalogued(code);
      return messages
        .all(`e:messages/e:item[e:title='${name} jest wyłączony']/e:createdAt`)
        .map((moment) => moment.slice(0, 10))
        .filter((date) => date > after)
        .map((date) => `${code} ${date}`);
    }).toSorted();
  }
}

function catalogued(code: string) {
  const found = STREAMING_CATALOGUE.find(({ service }) => service === code);
  if (found === undefined) throw new Error(`no service ${code}`);
  return found;
}

function serviceIn(answer: ServiceAnswer, code: string): StreamingService {
  const read = (name: string) => answer.one(`e:services/e:item[e:service='${code}']/e:${name}`);
  const state = read("state");
  expect(state, code).toMatch(/^(?:IN)?ACTIVE$/);
  const version = read("terms/e:version") ?? "";
  return aStreamingService({
    code,
    state: { kind: state === "ACTIVE" ? "ACTIVE" : "INACTIVE" },
    price: zloty(read("price") ?? ""),
    planId: read("planId"),
    plans: (catalogued(code).plans ?? []).map(({ planId, name, price }) => ({
      planId,
      name,
      description: undefined,
      price: grosze(price),
    })),
    nextCharge: parseWireDay(read("nextCharge") ?? ""),
    terms: { version, title: "", paragraphs: [], acceptedOn: undefined },
  });
}

const STEP = fc.record({
  kind: fc.constantFrom("toggle", "toggle", "plan", "limit"),
  code: fc.constantFrom(...CODES),
  planId: fc.constantFrom("basic", "standard", "premium"),
  limit: fc.constantFrom(0, 3_500, 7_000, 10_000, 15_000),
  days: fc.nat(12),
});
type Step = typeof STEP extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Carries a step out. The sandbox refuses an order when the portal asks for a higher limit, and takes it at the limit
 * that is enough.
 */
async function take({ kind, code, planId, limit, days }: Step, customer: BillingCustomer): Promise<void> {
  const billing = await customer.billing();
  const service = billing.services.find((one) => one.code === (kind === "plan" ? "netflix" : code));
  if (service === undefined) throw new Error("no service");
  const isOn = service.state.kind === "ACTIVE";
  if (kind === "limit") await customer.saveLimit(limit);
  else if (kind === "toggle" && isOn) expect(await customer.change(service, 2)).toBeUndefined();
  else if (kind === "toggle" || (isOn && service.planId !== planId)) {
    const plan = service.plans.find((one) => one.planId === planId);
    const before = limitBeforeOrder(billing, service, isOn ? "modify" : "activate", customer.today);
    const isAbove = amountOverLimit(before, plan?.price ?? service.price) !== undefined;
    const refusal = await customer.change(service, isOn ? 3 : 1, plan?.planId);
    expect(refusal).toBe(isAbove ? "LIMIT_TOO_SMALL" : undefined);
    if (isAbove) {
      const order = { service, action: isOn ? "modify" : "activate", price: plan?.price ?? service.price } as const;
      const needed = limitNeededFor(billing, order, customer.today);
      if (needed <= billing.limit.max) {
        await customer.saveLimit(needed);
        expect(await customer.change(service, isOn ? 3 : 1, plan?.planId)).toBeUndefined();
      }
    }
  }
  await customer.move(days);
}

test(
  "(part of DB-18) ends at the sandbox what the portal announces, for any orders and limits",
  { timeout: TIMEOUT_MS },
  async () => {
    const steps = fc.array(STEP, { minLength: 1, maxLength: 4 });
    const lastLimit = fc.constantFrom(0, 3_500, 7_000, 10_000, 15_000);
    let endedCount = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(30), steps, lastLimit, async (offset, taken, limit) => {
        const customer = await BillingCustomer.on(plusDays(FIRST_DAY, offset));
        for (const step of taken) await take(step, customer);
        await customer.saveLimit(limit);
        const { today } = customer;
        const billing = await customer.billing();
        const announced = servicesEndedByLimit(billing, today).map(({ code, day: last }) => `${code} ${last}`);
        const charges = billing.services.flatMap(({ nextCharge }) => nextCharge ?? []).toSorted();
        await customer.move(daysBetween(today, charges.at(-1) ?? today));
        await customer.billing();
        expect(await customer.endedAfter(today)).toEqual(announced.toSorted());
        endedCount += announced.length;
      }),
      { numRuns: RUNS },
    );
    expect(endedCount).toBeGreaterThan(0);
  },
);
