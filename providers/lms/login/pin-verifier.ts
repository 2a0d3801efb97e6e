import { createHash, randomBytes } from "node:crypto";
import { hash } from "bcryptjs";
import { isSameText } from "#kit/wire/fingerprint.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { lmsFlag } from "../database/lms-rows.ts";
import { BcryptThreads } from "./bcrypt-threads.ts";

/** PIN or password as `password_hash` of PHP stores it. */
const BCRYPT = /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/;
/** PIN as old versions of LMS stored it. */
const MD5 = /^[0-9a-f]{32}$/i;
/** Hash of another kind, such as Argon2. It verifies nothing. */
const OTHER_HASH = /^\$[0-9a-z]+\$/i;
/** Shortest PIN that is stored as a text. LMS stores `0` for a customer without a PIN. */
const MIN_PIN_LENGTH = 4;
/** Rounds of PHP's `password_hash` up to version 8.3. */
const BCRYPT_COST = 10;

const md5 = (text: string): string => createHash("md5").update(text, "utf8").digest("hex");

/** Returns true for a PIN that is stored as a text, without a hash. */
export const isTextPin = (stored: string): boolean => !OTHER_HASH.test(stored) && !MD5.test(stored);

/** Verifies PINs in the three forms in which LMS stores them. */
export class PinVerifier {
  /** Hash that no PIN has; compared where no hash is stored. `undefined`: LMS stores no hashes. */
  readonly #unknown: string | undefined;
  readonly #threads = new BcryptThreads();

  private constructor(unknown: string | undefined) {
    this.#unknown = unknown;
  }

  /** Creates a verifier for the forms that the database contains. */
  static async forDatabase(queries: LmsQueries): Promise<PinVerifier> {
    const [row] = await queries.query("SELECT EXISTS (SELECT 1 FROM customers WHERE pin LIKE '$2%') AS hashed");
    const isHashed = row !== undefined && lmsFlag(row, "hashed");
    return new PinVerifier(isHashed ? await hash(randomBytes(16).toString("hex"), BCRYPT_COST) : undefined);
  }

  /**
   * Compares a typed PIN with the stored one; `undefined` is an unknown customer. Where LMS stores hashes, each call
   * compares one, so that the time shows neither the form of a PIN nor whether the customer exists. Rejects with
   * `TryAgainLater` if too many comparisons wait.
   */
  async matches(typed: string, stored: string | undefined): Promise<boolean> {
    if (stored !== undefined && BCRYPT.test(stored)) return this.#threads.compare(typed, stored);
    if (this.#unknown !== undefined) await this.#threads.compare(typed, this.#unknown);
    if (stored === undefined || OTHER_HASH.test(stored)) return false;
    if (MD5.test(stored)) return isSameText(md5(typed), stored.toLowerCase());
    return isSameText(typed, stored) && stored.length >= MIN_PIN_LENGTH;
  }

  /** Ends the threads that compare. */
  close(): Promise<void> {
    return this.#threads.close();
  }
}
