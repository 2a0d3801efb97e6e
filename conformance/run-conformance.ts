import type { TestAccount, TestAccounts } from "./accounts/load-accounts.ts";
import type { Check, CheckContext, NotTried } from "./check.ts";
import { CHECKS } from "./checks.ts";
import { mergeFindings, RESPONSES, type ConformanceReport, type RuleOutcome } from "./conformance-report.ts";
import type { PublishedContract } from "./contract/published-contract.ts";
import type { Exchange } from "./exchange/exchange.ts";
import { HttpClient, ProviderGone } from "./exchange/http-client.ts";
import { RequestIds, ProviderClient } from "./exchange/provider-client.ts";
import type { Finding, FindingDetails } from "./finding.ts";
import { inventoryOf } from "./inventory.ts";
import { validateExchanges } from "./validation/validate-exchanges.ts";
import { logIn } from "./log-in.ts";
import { includesProfile, type Profile } from "./profile.ts";

export interface ConformanceOptions {
  /** Address of the service, or the origin: then `/service` is added. */
  readonly url: string;
  readonly accounts: TestAccounts;
  readonly profile: Profile;
  /** Tries rules and scenarios that change data. */
  readonly writes: boolean;
  readonly contract: PublishedContract;
  /** Time limit of a request, ms; that of the portal by default. */
  readonly timeoutMs?: number;
  /** Checks to run; all by default. */
  readonly only?: readonly string[];
  readonly logLine?: (line: string) => void;
}

const REQUEST_TIMEOUT_MS = 60_000;

/** Adds the default path of the service to an origin. */
export function serviceUrl(url: string): string {
  const parsed = new URL(url);
  return parsed.pathname === "/" ? new URL("/service", parsed).href : parsed.href;
}

/** Code of a run, in the form of the portal's support codes. */
function newSupportCode(): string {
  const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
  const code = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join("");
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

const isNotTried = (result: FindingDetails | NotTried): result is NotTried => "notTried" in result;

/** One run against one provider. */
class ConformanceRun {
  readonly #options: ConformanceOptions;
  readonly #exchanges: Exchange[] = [];
  readonly #findings: Finding[] = [];
  readonly #results: RuleOutcome[] = [];
  readonly #http: HttpClient;
  readonly #requestIds = new RequestIds(newSupportCode());
  #endedEarly = "";

  constructor(options: ConformanceOptions) {
    this.#options = options;
    const { timeoutMs = REQUEST_TIMEOUT_MS, accounts } = options;
    this.#http = new HttpClient({ timeoutMs, ...(accounts.headers && { headers: accounts.headers }) }, (exchange) =>
      this.#exchanges.push(exchange),
    );
  }

  async run(): Promise<ConformanceReport> {
    const { contract, profile, writes, only, logLine } = this.#options;
    const startedAt = new Date();
    await this.#tryAddress();
    for (const check of CHECKS) {
      if (only !== undefined && !only.includes(check.id)) continue;
      await this.#runCheck(check);
    }
    logLine?.(`Validating ${this.#exchanges.length} exchanges`);
    this.#findings.push(...(await validateExchanges(this.#exchanges, contract)));
    const inventory = inventoryOf(this.#exchanges, contract, profile);
    const findings = mergeFindings([...this.#findings, ...inventory.findings.map((found) => contract.finding(found))]);
    return {
      contractVersion: contract.version,
      rulesVersion: contract.ruleBook.version,
      profile,
      writes,
      startedAt: startedAt.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
      exchanges: this.#exchanges.length,
      inventory: inventory.rows,
      rules: this.#outcomes(new Set(findings.map(({ rule }) => rule))),
      findings,
      endedEarly: this.#endedEarly,
    };
  }

  /** Returns the outcomes of all checks, and of the rules by which every response is validated. */
  #outcomes(failed: ReadonlySet<string>): readonly RuleOutcome[] {
    const { contract, profile } = this.#options;
    const checked = new Set(CHECKS.flatMap(({ rules }) => rules));
    const validated = [...contract.ruleBook.rules.values()]
      .filter((rule) => !checked.has(rule.id) && includesProfile(profile, rule.profile))
      .map(({ id }): RuleOutcome => {
        const isTried = this.#endedEarly === "" || failed.has(id);
        return {
          rule: id,
          check: RESPONSES,
          state: isTried ? "passed" : "not-tried",
          reason: isTried ? "" : this.#endedEarly,
        };
      });
    return [...this.#results, ...validated].map((outcome) =>
      outcome.state === "passed" && failed.has(outcome.rule) ? { ...outcome, state: "failed" } : outcome,
    );
  }

  /** Makes the first call of every login. Without a readable response the run ends. */
  async #tryAddress(): Promise<void> {
    const answer = await this.#browser().call("beforeLogin", { login: "conformance-kit" });
    if (answer.exchange.failure !== undefined)
      this.#endedEarly = `the address gives no response (${answer.exchange.failure})`;
    else if (answer.result === undefined && !answer.isUnsupported)
      this.#endedEarly = `the address is no provider of this contract: ${answer.summary}`;
  }

  #browser(): ProviderClient {
    const { contract, url } = this.#options;
    return new ProviderClient(
      { contract, url: serviceUrl(url), requestIds: this.#requestIds },
      this.#http.otherBrowser(),
    );
  }

  async #logIn(account: TestAccount): Promise<ProviderClient | undefined> {
    const { contract, accounts } = this.#options;
    const client = this.#browser();
    const answer = await logIn(client, account, Date.now());
    if (client.sessionId !== undefined) return client;
    this.#findings.push(
      contract.finding({
        rule: "login.opens-session",
        operation: "sessionStart",
        path: "sessionId",
        expected: `a session for account ${accounts.accounts.indexOf(account) + 1} of the accounts file`,
        found: answer.summary,
        effect: "the customer cannot log in",
        requestId: answer.requestId,
      }),
    );
    return undefined;
  }

  async #runCheck(check: Check): Promise<void> {
    const { contract, profile, writes, accounts } = this.#options;
    const context: CheckContext = {
      contract,
      profile,
      writes,
      accounts,
      accountsFor: (use) => accounts.accounts.filter(({ uses }) => uses.includes(use)),
      browser: () => this.#browser(),
      logIn: (account) => this.#logIn(account),
      now: () => Date.now(),
    };
    const states = new Map<string, RuleOutcome>();
    const set = (rule: string, state: RuleOutcome["state"], reason = ""): void => {
      if (states.get(rule)?.state !== "failed") states.set(rule, { rule, check: check.id, state, reason });
    };
    const applicable = check.rules.filter((id) => includesProfile(profile, contract.rule(id).profile));
    const tried = applicable.filter((id) => writes || !contract.rule(id).writes);
    for (const rule of applicable)
      set(rule, tried.includes(rule) ? "passed" : "not-tried", tried.includes(rule) ? "" : "needs --writes");
    const obstacle =
      this.#endedEarly !== ""
        ? this.#endedEarly
        : check.needs !== undefined && context.accountsFor(check.needs).length === 0
          ? `no account for ${check.needs}`
          : undefined;
    if (obstacle !== undefined) for (const rule of tried) set(rule, "not-tried", obstacle);
    else if (tried.length > 0) {
      this.#options.logLine?.(check.title);
      try {
        for await (const result of check.run(context)) {
          if (isNotTried(result)) {
            for (const rule of result.rules ?? tried) if (tried.includes(rule)) set(rule, "not-tried", result.notTried);
          } else {
            this.#findings.push(contract.finding(result));
            set(result.rule, "failed");
          }
        }
      } catch (error) {
        if (!(error instanceof ProviderGone)) throw error;
        this.#endedEarly = error.message;
        for (const rule of tried) if (states.get(rule)?.state === "passed") set(rule, "not-tried", error.message);
      }
    }
    this.#results.push(...states.values());
  }
}

/** Tries a provider and returns the report. Never rejects because of the provider. */
export function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  return new ConformanceRun(options).run();
}
