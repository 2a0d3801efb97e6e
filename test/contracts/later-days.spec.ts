import { describe, expect, it } from "vitest";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SystemClockAdapter } from "#adapters/browser/system-clock.adapter.ts";
import { yieldToMainThread } from "#adapters/soap/decoding/yield-to-main-thread.ts";
import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { isOperationName, OPERATIONS, type OperationName } from "#adapters/soap/operations.ts";
import { SoapSupportAdapter } from "#adapters/soap/support/soap-support.adapter.ts";
import type { Deviation } from "#domain/tracking/deviation.ts";
import { DEMO_LOGINS } from "#sandbox/demo/logins.ts";
import type { Tenant } from "#sandbox/tenants/tenant.ts";
import { runningSandboxForTests } from "#test/sandbox/running-sandbox.ts";
import { ServiceClient } from "#test/sandbox/service-client.ts";
import { PORTAL_READERS } from "../../conformance/validation/portal-readers.ts";
import { asRecord, asText } from "../../scripts/json.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 86_400_000;
/** Reads of one record, whose ids this test does not have. */
const OF_ONE_RECORD: ReadonlySet<OperationName> = new Set([
  "getInvoiceDetails",
  "getPaymentState",
  "getTvChannels",
  "getServiceMove",
  "getAppointmentSlots",
  "getMVNOstate",
  "getPremiumNumbers",
  "getWifiParams",
]);
/** Reads that need a session. */
const READS: readonly OperationName[] = Object.keys(OPERATIONS)
  .filter(isOperationName)
  .filter((name) => OPERATIONS[name].session && !OPERATIONS[name].write && !OF_ONE_RECORD.has(name));
/** Reads whose answers the passing of time changes. */
const DATED_READS: readonly OperationName[] = [
  "getClientData",
  "getClientFinancialEntries",
  "getOverpaymentPayouts",
  "getClientMessages",
  "getContactFormSubmissions",
  "getDocuments",
  "getTerminations",
  "getSalesOfferHistory",
  "getDirectBilling",
  "getWithdrawals",
];
/** Words that only future providers send are planted in the sandbox. */
const isPlanted = ({ path, expected }: Deviation): boolean =>
  expected === "a known word" && /\.(?:kind|category|status)$/.test(path);
const COMPLAINT = {
  subject: "QUALITY",
  from: "01-10-2026",
  text: "Zapłaciłem za dni bez internetu.",
  claim: "AMOUNT",
  amount: "30.00",
  payout: "INVOICE",
  answer: "EMAIL",
};
/** Logins without invoices, so that compensation can only be transferred. */
const BY_TRANSFER: ReadonlySet<string> = new Set(["kod.sikora", "kod.czajka"]);
const TRANSFER = { payout: "ACCOUNT", account: "61109010140000071219812874" };
/** Logins without a service to complain about, without requests, or of an employee. */
const WITHOUT_COMPLAINT: ReadonlySet<string> = new Set(["nowak.nowy", "crm.oliwa", "rodo.kwiatkowska"]);

/** Customer whose portal reports what it could not read. */
class LaterCustomer {
  readonly #tenant: Tenant;
  readonly #login: string;
  readonly #gateway: SoapGateway;
  #found: Deviation[] = [];

  constructor(login: string) {
    this.#login = login;
    this.#tenant = sandbox.tenant(`later-${login.replace(".", "-")}`);
    this.#gateway = new SoapGateway({
      serviceUrl: `${sandbox.url()}/service`,
      clock: new SystemClockAdapter(),
      retryDelayMs: 0,
      log: (event) => {
        if ("deviation" in event) this.#found.push(event.deviation);
      },
      logError: () => undefined,
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set("X-Sandbox-Tenant", this.#tenant.name);
        return fetch(input, { ...init, headers });
      },
    });
  }

  /** Moves the clock and opens a session. */
  async begin(days: number): Promise<void> {
    this.#tenant.setClockOffset(days * DAY_MS);
    const client = new ServiceClient(sandbox.url(), this.#tenant.name);
    const answer = asRecord(await client.api("session", { login: this.#login }));
    this.#gateway.setCredentials(asText(answer["sessionId"]));
  }

  /** Sends a complaint that asks for an amount. Returns its number; "" for a customer without the form. */
  async complain(): Promise<string> {
    const sent = await this.#support.register({
      idempotencyKey: "later-days-complaint",
      formId: "COMPLAINT",
      answers: Object.entries({
        ...COMPLAINT,
        ...(BY_TRANSFER.has(this.#login) && TRANSFER),
        service: await this.#firstService(),
      }).map(([name, value]) => ({ name, value })),
      files: [],
    });
    return sent.ok ? sent.value.number : "";
  }

  async ask(number: string): Promise<void> {
    if (number === "") return;
    const message = { number, text: "Kiedy to rozliczycie?", disagrees: false, fileIds: [] };
    await this.#support.addMessage({ ...message, idempotencyKey: "later-days-message" });
  }

  /**
   * Reads the answers of these operations. Returns what the portal could not read; absent data beside a refusal are
   * none of it.
   */
  async read(operations: readonly OperationName[]): Promise<readonly string[]> {
    const all: string[] = [];
    for (const name of operations) {
      this.#found = [];
      await PORTAL_READERS[name](this.#gateway, () => "");
      await yieldToMainThread();
      const isRefused = this.#found.some(({ path }) => path === "errorCode");
      all.push(
        ...this.#found
          .filter((one) => !isPlanted(one) && !(isRefused && (one.path === "errorCode" || one.found === "nothing")))
          .map(({ path, expected, found }) => `${name} ${path}: expected ${expected}, found ${found}`),
      );
    }
    return [...new Set(all)];
  }

  async #firstService(): Promise<string> {
    const data = await new SoapAccountAdapter(this.#gateway).load();
    return data.ok ? (data.value.products[0]?.productId ?? "") : "";
  }

  get #support(): SoapSupportAdapter {
    return new SoapSupportAdapter(this.#gateway);
  }
}

describe("every customer of the sandbox on later days", () => {
  it.each(DEMO_LOGINS)(
    "[ENT-04] reads all data of $login after 10, 61 and 120 days",
    async ({ login }) => {
      const customer = new LaterCustomer(login);
      await customer.begin(0);
      const number = await customer.complain();
      expect(number === "").toBe(WITHOUT_COMPLAINT.has(login));
      await customer.begin(10);
      expect(await customer.read(DATED_READS)).toEqual([]);
      // The answer to this message follows once the complaint is settled.
      await customer.ask(number);
      await customer.begin(61);
      expect(await customer.read(DATED_READS)).toEqual([]);
      await customer.begin(120);
      expect(await customer.read(READS)).toEqual([]);
    },
    60_000,
  );
});
