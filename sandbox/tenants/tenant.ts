import type { DatabaseSync } from "node:sqlite";
import { dayAt, toMoment } from "#kit/calendar/warsaw.ts";
import { applyMissedDays } from "../contexts/apply-due-changes.ts";
import { seedCustomer } from "../demo/seed-customer.ts";
import { seedTenant } from "../demo/seed-tenant.ts";
import { readMeta, writeMeta } from "../database/meta.ts";
import { openDatabase, recreateTables } from "../database/open-database.ts";
import { rollForward } from "../database/roll-forward.ts";
import { textColumn } from "../database/rows.ts";
import { configurationFor, type BrandName, type ConfigurationChoice } from "../configuration/configuration.ts";
import { CallLog } from "./call-log.ts";
import { FaultList } from "./fault-list.ts";

/** Isolated provider with its own database, clock, faults and call log. */
export class Tenant {
  readonly name: string;
  readonly db: DatabaseSync;
  readonly calls = new CallLog();
  readonly faults = new FaultList();
  #machineDay = dayAt(Date.now());
  #offsetMs = 0;
  /** Time at which `runAt` executes its work, ms. */
  #fixedNow: number | undefined;
  #cachedConfiguration:
    | {
        readonly of: ConfigurationChoice;
        readonly frames: string | undefined;
        readonly configuration: ReturnType<typeof configurationFor>;
      }
    | undefined;
  readonly #initialChoice: ConfigurationChoice;
  readonly #frameHost: () => string | undefined;
  /** Operator and maintenance of the portal. */
  choice: ConfigurationChoice;

  /**
   * `location` is a file or `:memory:`. An empty database is seeded; an old one is rolled forward. `frameHost` returns
   * the host of the pages for frames once the server listens.
   */
  constructor(
    name: string,
    location: string,
    brand: BrandName = "wiazka",
    frameHost: () => string | undefined = () => undefined,
  ) {
    this.#frameHost = frameHost;
    this.name = name;
    this.#initialChoice = { brand };
    this.choice = this.#initialChoice;
    this.db = openDatabase(location);
    if (readMeta(this.db, "anchor") === undefined) seedTenant(this.db, this.today());
    else {
      this.#offsetMs = Number(readMeta(this.db, "clock-offset-ms") ?? "0");
      rollForward(this.db, this.today());
    }
  }

  /** Prefix of this tenant's payment ids, by which a payment page finds its tenant without a header. */
  get idPrefix(): string {
    return this.name === "" ? "" : `${this.name}.`;
  }

  /** Content of `config.json` for this tenant. */
  get configuration(): ReturnType<typeof configurationFor> {
    const frames = this.#frameHost();
    if (this.#cachedConfiguration?.of !== this.choice || this.#cachedConfiguration.frames !== frames)
      this.#cachedConfiguration = {
        of: this.choice,
        frames,
        configuration: configurationFor(this.choice, frames, this.name),
      };
    return this.#cachedConfiguration.configuration;
  }

  /** Returns the tenant's time, ms: that of the machine plus the offset, or the time of `runAt`. */
  now(): number {
    return this.#fixedNow ?? Date.now() + this.offsetMs;
  }

  /** Executes synchronous work with the tenant's time fixed to `now` (ms). Returns its result. */
  runAt<T>(now: number, work: () => T): T {
    const former = this.#fixedNow;
    this.#fixedNow = now;
    try {
      return work();
    } finally {
      this.#fixedNow = former;
    }
  }

  /** Returns the current day of the tenant in Warsaw. */
  today(): string {
    return dayAt(this.now());
  }

  /**
   * Rolls the dates forward when the machine's day has changed, so that a sandbox that runs for weeks never looks
   * outdated. Ignores the clock offset: a tester who moves the clock wants to see invoices become overdue.
   */
  refreshDates(): void {
    const day = dayAt(Date.now());
    if (day === this.#machineDay) return;
    this.#machineDay = day;
    rollForward(this.db, this.today());
  }

  /** Offset of the tenant's time from the machine's, ms. */
  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Sets the clock offset, ms. */
  setClockOffset(offsetMs: number): void {
    this.#offsetMs = Math.trunc(offsetMs);
    writeMeta(this.db, "clock-offset-ms", String(this.#offsetMs));
  }

  /**
   * Seeds the data of an account, as of the first day of the demo, unless that has been done. What became due since is
   * applied to them as to an account that was seeded on that day.
   */
  ensureSeeded(account: string): void {
    const firstDay = readMeta(this.db, "near-anchor") ?? this.today();
    seedCustomer(this.db, account, Math.min(this.now(), Date.parse(toMoment(`${firstDay}T23:59:59`))));
  }

  /** Seeds the data of an account if needed, and applies what became due on the days since its last call. */
  openAccount(account: string): void {
    this.ensureSeeded(account);
    applyMissedDays(this, account);
  }

  /** Seeds the data of every account. A search without a session, as by an e-mail address, needs them all. */
  ensureAllSeeded(): void {
    for (const row of this.db.prepare("SELECT account_number FROM account WHERE seeded = 0").all())
      this.ensureSeeded(textColumn(row, "account_number"));
  }

  /** Resets all data to the seed, at `now` (ms) if given, else at the machine's time. */
  reset(now?: number): void {
    recreateTables(this.db);
    this.#offsetMs = 0;
    this.choice = this.#initialChoice;
    if (now !== undefined) this.setClockOffset(now - Date.now());
    seedTenant(this.db, this.today());
    this.faults.clear();
    this.calls.clear();
  }

  /** Closes the database. */
  close(): void {
    if (this.db.isOpen) this.db.close();
  }
}
