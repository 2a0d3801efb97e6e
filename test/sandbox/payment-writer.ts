import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { ServiceClient } from "./service-client.ts";

type Choice = "confirm" | "reject" | "abandon";
const OUTCOMES = { confirm: "confirmed", reject: "rejected", abandon: "abandoned" } as const;

interface WrittenPayment {
  readonly entryId: string;
  readonly amount: string;
  readonly paymentId: string;
  /** Possible states: two while a choice was sent and not acknowledged. */
  states: readonly string[];
}

interface OpenEntry {
  readonly entryId: string;
  readonly amount: string;
}

/**
 * Customer who writes as fast as the sandbox responds and records the acknowledged writes: payments and their outcomes,
 * refusals, sessions opened and ended. `check` verifies all of them after a kill.
 */
export class PaymentWriter {
  readonly #login: string;
  readonly #random: () => number;
  readonly #payments = new Map<string, WrittenPayment>();
  readonly #refusals = new Map<string, { readonly entry: OpenEntry; readonly code: string }>();
  readonly #sessions = new Map<string, readonly boolean[]>();
  /** Payments of all rounds with the amounts that must be booked: none for one that was not confirmed. */
  readonly #bookable = new Map<string, readonly string[]>();
  #hasConfirmed = false;
  #entries: readonly OpenEntry[] = [];
  /** Payment request without a response: there may be no payment or one, but not two. */
  #unanswered: { readonly intentId: string; readonly entry: OpenEntry } | undefined;
  #url = "";

  constructor(login: string, random: () => number) {
    this.#login = login;
    this.#random = random;
  }

  /** Number of acknowledged writes. */
  get acknowledged(): number {
    return this.#payments.size + this.#refusals.size + this.#sessions.size;
  }

  /** Logs in and reads the payable entries of the first day. */
  async begin(url: string): Promise<ServiceClient> {
    this.#url = url;
    const client = new ServiceClient(url, "");
    await client.logIn(this.#login);
    expect(client.sessionId, this.#login).not.toBe("");
    this.#sessions.set(client.sessionId, [true]);
    if (this.#entries.length === 0) {
      const answer = await client.call("getClientFinancialEntries");
      const open = "e:entries/e:item[e:status='2' or e:status='3']";
      const amounts = answer.all(`${open}/e:unpaidAmount`);
      this.#entries = answer
        .all(`${open}/e:entryId`)
        .map((entryId, index) => ({ entryId, amount: amounts[index] ?? "" }));
      expect(this.#entries.length, `${this.#login} has something to pay`).toBeGreaterThan(0);
    }
    return client;
  }

  /** Writes until the connection breaks, which is expected. */
  async write(client: ServiceClient): Promise<void> {
    try {
      for (;;) {
        await this.#pay(client);
        if (this.#random() < 0.2) await this.#openAndCloseSessions();
      }
    } catch (error) {
      // undici throws a TypeError for a broken connection.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  async #pay(client: ServiceClient): Promise<void> {
    const entry = this.#entries[Math.floor(this.#random() * this.#entries.length)];
    if (entry === undefined) return;
    const intentId = randomUUID();
    this.#unanswered = { intentId, entry };
    const answer = await client.startPayment([entry.entryId], entry.amount, intentId);
    this.#unanswered = undefined;
    const [paymentId, code] = [answer.one("e:paymentId"), answer.one("e:errorCode")];
    if (code !== undefined) this.#refusals.set(intentId, { entry, code });
    if (paymentId === undefined) return;
    const payment: WrittenPayment = { ...entry, paymentId, states: ["started"] };
    this.#payments.set(intentId, payment);
    const chance = this.#random();
    // At least one is confirmed where another entry can be paid, and few, so that payable entries remain.
    const confirms = chance < 0.02 || (!this.#hasConfirmed && this.#entries.length > 1);
    this.#hasConfirmed ||= confirms;
    const choice: Choice = confirms ? "confirm" : chance < 0.5 ? "reject" : "abandon";
    payment.states = ["started", OUTCOMES[choice]];
    await this.#choose(paymentId, choice);
    payment.states = [OUTCOMES[choice]];
  }

  async #choose(paymentId: string, choice: Choice): Promise<void> {
    const page = await fetch(`${this.#url}/sandbox/pay/${paymentId}`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ choice }),
    });
    expect(page.status).toBe(303);
  }

  async #openAndCloseSessions(): Promise<void> {
    const client = new ServiceClient(this.#url, "");
    await client.logIn(this.#login);
    const { sessionId } = client;
    this.#sessions.set(sessionId, [true, false]);
    if (this.#random() < 0.5) await client.call("sessionEnd");
    else return void this.#sessions.set(sessionId, [true]);
    this.#sessions.set(sessionId, [false]);
  }

  /**
   * Repeats the request that got no response, twice: there must be one payment, whether or not the first request
   * arrived.
   */
  async #askAgain(client: ServiceClient): Promise<void> {
    const { intentId, entry } = this.#unanswered ?? {};
    this.#unanswered = undefined;
    if (intentId === undefined || entry === undefined) return;
    const first = await client.startPayment([entry.entryId], entry.amount, intentId);
    const second = await client.startPayment([entry.entryId], entry.amount, intentId);
    const paymentId = first.one("e:paymentId");
    expect([second.one("e:paymentId"), second.one("e:errorCode")]).toEqual([paymentId, first.one("e:errorCode")]);
    if (paymentId !== undefined) await this.#choose(paymentId, "reject");
  }

  /**
   * Verifies on a later day that each confirmed payment is booked once, with its amount, and no other one. Returns the
   * number of booked payments.
   */
  async checkBooked(client: ServiceClient): Promise<number> {
    const lines = await client.call("getClientFinancialEntries");
    const [ids, amounts] = [lines.all("e:entries/e:item/e:entryId"), lines.all("e:entries/e:item/e:amount")];
    expect(amounts.length).toBe(ids.length);
    for (const [paymentId, expected] of this.#bookable)
      expect(
        amounts.filter((_amount, index) => ids[index] === `P${paymentId}`),
        `${this.#login}: booked amounts of ${paymentId}`,
      ).toEqual(expected);
    return [...this.#bookable.values()].flat().length;
  }

  /** Verifies all acknowledged writes. `client` must be logged in to the restarted sandbox. */
  async check(client: ServiceClient): Promise<void> {
    const lines = await client.call("getClientFinancialEntries");
    for (const [intentId, { entryId, amount, paymentId, states }] of this.#payments) {
      const state = (await client.call("getPaymentState", `<paymentId>${paymentId}</paymentId>`)).one("e:state");
      expect(states, `${this.#login}: payment ${paymentId}`).toContain(state);
      const again = await client.startPayment([entryId], amount, intentId);
      expect(again.one("e:paymentId"), `${this.#login}: the intent ${intentId} has one effect`).toBe(paymentId);
      // Otherwise its entry could never be paid again.
      if (state === "started") await this.#choose(paymentId, "reject");
      this.#bookable.set(paymentId, state === "confirmed" ? [`-${amount}`] : []);
      if (state !== "confirmed") continue;
      expect(
        lines.one(`e:entries/e:item[e:entryId='${entryId}']/e:unpaidAmount`),
        `${this.#login}: ${entryId} is paid`,
      ).toBe("0.00");
    }
    for (const [intentId, { entry, code }] of this.#refusals) {
      expect(
        (await client.startPayment([entry.entryId], entry.amount, intentId)).one("e:errorCode"),
        `${this.#login}: refusal of ${intentId}`,
      ).toBe(code);
    }
    for (const [sessionId, active] of this.#sessions) {
      const resumed = new ServiceClient(this.#url, "", sessionId);
      expect(active, `${this.#login}: session ${sessionId}`).toContain(
        (await resumed.call("sessionCheck")).one("e:active") === "true",
      );
    }
    await this.#askAgain(client);
    this.#payments.clear();
    this.#refusals.clear();
    this.#sessions.clear();
  }
}
