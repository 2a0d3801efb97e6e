import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { CONFIRMATION_MS } from "#kit/login/identity-confirmation.ts";
import { CONTRACT_VERSION } from "#kit/wire/contract-version.ts";
import { findAccounts } from "../customer/account.repository.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import type { LmsCall } from "../lms-operation.ts";
import { rememberLoginAddress } from "../state/failed-login.repository.ts";
import { openPortalSession } from "../state/portal-session.repository.ts";

/** Login that is complete. */
export interface CompletedLogin {
  /** Login as it was typed. */
  readonly login: string;
  /** Customers whose PIN was right, and whose second factor, if they have one. */
  readonly proven: readonly number[];
  /** False on a trusted device, which spared the code. */
  readonly isConfirmed: boolean;
}

/** Opens the session of a login and returns it as `sessionStart` does. */
export async function openLoginSession(
  queries: LmsQueries,
  { address, now }: LmsCall,
  { login, proven, isConfirmed }: CompletedLogin,
): Promise<JsonRecord> {
  const accounts = await findAccounts(queries, proven);
  const [first] = accounts;
  if (first === undefined) throw new RangeError("the customer of a right PIN is missing");
  let previousLoginAt: number | undefined;
  for (const account of proven) {
    const last = await rememberLoginAddress(queries, { login: `customer ${account}`, address }, now);
    previousLoginAt ??= last;
  }
  const session = { login, accounts: proven, account: first.account, previousLoginAt, isConfirmed };
  return {
    isLogged: true,
    sessionId: await openPortalSession(queries, session, now),
    userId: String(first.account),
    currentContext: String(first.account),
    contexts: accounts.map(({ account, name }) => ({ id: String(account), name })),
    cooperative: false,
    b2b: first.isCompany,
    crmUser: false,
    access: { ebok: true, wifi: false },
    contractVersion: CONTRACT_VERSION,
    confirmedUntil: isConfirmed ? wallAt(now + CONFIRMATION_MS) : undefined,
  };
}
