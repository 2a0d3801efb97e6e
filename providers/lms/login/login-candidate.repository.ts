import type { LmsQueries, LmsRow, SqlValue } from "../database/lms-database.ts";
import type { LoginPolicy } from "./login-policy.ts";
import { isTextPin } from "./pin-verifier.ts";
import { lmsNumber, lmsText } from "../database/lms-rows.ts";
import { CONTACT_BITS, HAS_ACCOUNT } from "../database/lms-values.ts";

/** Customer to whom a typed login may belong. */
export interface LoginCandidate {
  readonly account: number;
  /** PIN as LMS stores it; `undefined`: no PIN opens the account, because the stored one has expired. */
  readonly pin: string | undefined;
}

/** Most customers that one contact may name. Each of them costs a comparison of the PIN. */
const MAX_CANDIDATES = 20;

/** Policy of the installation at a time, in seconds. */
interface PolicyAt {
  readonly policy: LoginPolicy;
  readonly now: number;
}

const COLUMNS = "c.id, c.pin, c.pinlastchange, c.status";

function candidatesIn(rows: readonly LmsRow[], { policy, now }: PolicyAt): readonly LoginCandidate[] {
  const { statuses, textPinValidity } = policy;
  return rows
    .filter((row) => statuses === undefined || statuses.includes(lmsNumber(row, "status")))
    .map((row) => {
      const pin = lmsText(row, "pin");
      const isExpired =
        textPinValidity !== undefined && isTextPin(pin) && now - lmsNumber(row, "pinlastchange") >= textPinValidity;
      return { account: lmsNumber(row, "id"), pin: isExpired ? undefined : pin };
    });
}

/** Spellings of a mobile number in which LMS may store it. They are looked up as they are, by the index. */
function spellingsOf(digits: string): readonly string[] {
  const [a, b, c] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  const short = [digits, `${a} ${b} ${c}`, `${a}-${b}-${c}`];
  return [...short, ...short.flatMap((spelling) => [`+48${spelling}`, `+48 ${spelling}`, `48${spelling}`])];
}

async function findByContact(
  queries: LmsQueries,
  contacts: readonly string[],
  kind: number,
  at: PolicyAt,
): Promise<readonly LoginCandidate[]> {
  const values: readonly SqlValue[] = [contacts, kind, CONTACT_BITS.disabled, MAX_CANDIDATES];
  const rows = await queries.query(
    `SELECT DISTINCT ${COLUMNS} FROM customercontacts cc JOIN customers c ON c.id = cc.customerid
    WHERE cc.contact = ANY($1::text[]) AND cc.type & $2 <> 0 AND cc.type & $3 = 0 AND ${HAS_ACCOUNT}
    ORDER BY c.id LIMIT $4`,
    values,
  );
  return candidatesIn(rows, at);
}

/**
 * Lists the customers with this number, mobile number or e-mail address. Deleted customers, suppliers and
 * customers whom the policy excludes are none. A number of nine digits may be both a customer and a phone.
 */
export async function findLoginCandidates(
  queries: LmsQueries,
  typed: string,
  at: PolicyAt,
): Promise<readonly LoginCandidate[]> {
  if (typed.includes("@"))
    return findByContact(queries, [...new Set([typed, typed.toLowerCase()])], CONTACT_BITS.email, at);
  const digits = typed.replace(/^\+48/, "").replace(/[\s-]/g, "");
  const byPhone = /^\d{9}$/.test(digits)
    ? await findByContact(queries, spellingsOf(digits), CONTACT_BITS.mobile, at)
    : [];
  if (!/^\d{1,9}$/.test(typed)) return byPhone;
  const rows = await queries.query(`SELECT ${COLUMNS} FROM customers c WHERE c.id = $1 AND ${HAS_ACCOUNT}`, [
    Number(typed),
  ]);
  return [...candidatesIn(rows, at), ...byPhone];
}
