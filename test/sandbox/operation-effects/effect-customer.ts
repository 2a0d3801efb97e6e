import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { SQLInputValue } from "node:sqlite";
import { OPERATIONS, type OperationName, type OperationPolicy } from "#adapters/soap/operations.ts";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import type { Tenant } from "#sandbox/tenants/tenant.ts";
import { asRecord, asText } from "../../../scripts/json.ts";
import { ServiceClient, type ServiceAnswer } from "../service-client.ts";

/** Session id that the sandbox never gives. */
const NO_SESSION = "0".repeat(48);
/** Monday before noon, so that the seeded days are the same in every run. */
const NOW = "2026-11-16T10:00:00+01:00";

/** Customer of a provider of their own, whose data a case changes. */
export class EffectCustomer {
  /** Result of the preparation of the case. */
  prepared = "";
  readonly tenant: Tenant;
  readonly url: string;
  readonly #login: string;
  readonly #anonymous: ServiceClient;
  #client: ServiceClient;

  constructor(url: string, tenant: Tenant, login: string) {
    this.url = url;
    this.tenant = tenant;
    this.#login = login;
    this.#anonymous = new ServiceClient(url, tenant.name);
    this.#client = new ServiceClient(url, tenant.name, NO_SESSION);
    tenant.reset(Date.parse(NOW));
  }

  get sessionId(): string {
    return this.#client.sessionId;
  }

  /** Opens a session without a password, unless the case needs none. */
  async openSession(): Promise<void> {
    if (this.#login === "none") return;
    const answer = asRecord(await this.#client.api("session", { login: this.#login }));
    this.#client = new ServiceClient(this.url, this.tenant.name, asText(answer["sessionId"]));
  }

  /** Calls an operation, a write with a new idempotency key. `fields` is XML. */
  call(operation: OperationName, fields = ""): Promise<ServiceAnswer> {
    const policy: OperationPolicy = OPERATIONS[operation];
    const key = policy.write && policy.hasIdempotencyKey ? `<intentId>${randomUUID()}</intentId>` : "";
    return (policy.session ? this.#client : this.#anonymous).call(operation, key + fields);
  }

  /** Calls an operation and returns the first value of a path; the error code if it is refused. */
  async read(operation: OperationName, path: string, fields = ""): Promise<string | undefined> {
    const answer = await this.call(operation, fields);
    return answer.one("e:errorCode") ?? answer.one("e:errorMessage") ?? answer.one(path);
  }

  /** Calls an operation and returns all values of a path. */
  async readAll(operation: OperationName, path: string, fields = ""): Promise<readonly string[]> {
    return (await this.call(operation, fields)).all(path);
  }

  /** Logs in by `sessionStart`. Afterwards the customer has the new session. */
  async logIn(login: string, password?: string): Promise<ServiceAnswer> {
    const client = new ServiceClient(this.url, this.tenant.name);
    const answer = await client.logIn(login, password);
    if (client.sessionId !== "") this.#client = client;
    return answer;
  }

  /** Moves the provider's clock and opens a new session, because the former one may have expired. */
  async moveClock(ms: number): Promise<void> {
    this.tenant.setClockOffset(this.tenant.offsetMs + ms);
    await this.openSession();
  }

  /** Changes rows of the provider's database; fails if none matches. */
  changeRows(sql: string, ...parameters: SQLInputValue[]): void {
    expect(this.tenant.db.prepare(sql).run(...parameters).changes, sql).toBeGreaterThan(0);
  }

  /** Presses a button on the page of the bank. */
  async decideAtBank(paymentId: string, choice: "confirm" | "reject"): Promise<void> {
    const page = await fetch(`${this.url}/sandbox/pay/${paymentId}`, {
      method: "POST",
      redirect: "manual",
      headers: { "X-Sandbox-Tenant": this.tenant.name },
      body: new URLSearchParams({ choice }),
    });
    expect(page.status).toBe(303);
  }

  /** Code of the newest message that has one; `000000` without such a message. */
  get sentCode(): string {
    return outboxOf(this.tenant.db).find(({ code }) => code !== undefined)?.code ?? "000000";
  }

  /** Token of the newest sent link to a page; one that was never sent if there is no such link. */
  sentToken(page: string): string {
    const links = outboxOf(this.tenant.db).flatMap((message) => message.links);
    return links.find(({ href }) => href.startsWith(`${page}#token=`))?.href.split("=")[1] ?? "token-never-sent";
  }
}
