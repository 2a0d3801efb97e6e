import type { DatabaseSync } from "node:sqlite";
import { dayAt } from "../calendar/warsaw.ts";
import { seedCustomer } from "../demo/seed-customer.ts";
import { seedTenant } from "../demo/seed-tenant.ts";
import { readMeta, writeMeta } from "../database/meta.ts";
import { openDatabase, recreateTables } from "../database/open-database.ts";
import { rollForward } from "../database/roll-forward.ts";
import { configurationFor, type BrandName, type ConfigurationChoice } from "../configuration/configuration.ts";
import { CallLog } from "./call-log.ts";
import { FaultList } from "./fault-list.ts";

/** One provider with its own database, time, faults and record of calls. Worlds know nothing of each other. */
export class Tenant {
  readonly name: string;
  readonly db: DatabaseSync;
  readonly calls = new CallLog();
  readonly faults = new FaultList();
  #machineDay = dayAt(Date.now());
  #offsetMs = 0;
  #cachedConfiguration:
    | {
        readonly of: ConfigurationChoice;
        readonly frames: string | undefined;
        readonly configuration: ReturnType<typeof configurationFor>;
      }
    | undefined;
  readonly #initialChoice: ConfigurationChoice;
  readonly #frameHost: () => string | undefined;
  /** Whose portal it is, and whether that is closed. */
  choice: ConfigurationChoice;

  /**
   * `location` is a file or `:memory:`. An empty database is filled; an old one is brought up to today. `frameHost`:
   * where the server can be reached, once it listens.
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

  /** What the ids of this world's payments start with, so that a payment page finds its world without a header. */
  get idPrefix(): string {
    return this.name === "" ? "" : `${this.name}.`;
  }

  /** What `config.json` says in this world. */
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

  /** The world's time, ms: the machine's, moved by what was asked for. */
  now(): number {
    return Date.now() + this.offsetMs;
  }

  /** The day that it is in this world, in Warsaw. */
  today(): string {
    return dayAt(this.now());
  }

  /**
   * Brings the dates up to today once the machine's day has changed, so that a sandbox that runs for weeks never looks
   * stale. Time that somebody moved does not count: who jumps ahead wants to see invoices become overdue.
   */
  refreshDates(): void {
    const day = dayAt(Date.now());
    if (day === this.#machineDay) return;
    this.#machineDay = day;
    rollForward(this.db, this.today());
  }

  /** How far the world's time is ahead of the machine's, ms. */
  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Moves the world's time. */
  setClockOffset(offsetMs: number): void {
    this.#offsetMs = Math.trunc(offsetMs);
    writeMeta(this.db, "clock-offset-ms", String(this.#offsetMs));
  }

  /** Makes sure that an account has its data. */
  ensureSeeded(account: string): void {
    seedCustomer(this.db, account, this.now());
  }

  /** Everything back to the first day, `now` (ms) if given, else the machine's today. */
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
