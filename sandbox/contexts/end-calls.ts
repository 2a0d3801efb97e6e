import { wallAt } from "#kit/calendar/warsaw.ts";
import { datePlaceholder } from "../calendar/date-placeholders.ts";
import { inTransaction } from "../database/open-database.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { deletePastCallRequests, findPastCallRequests, type StoredCallRequest } from "./call-request.repository.ts";
import { insertMessage } from "./message.repository.ts";

/** Says when a call was arranged: at a chosen time, or until a moment. */
function arrangedFor({ callFrom, callBefore }: StoredCallRequest): string {
  const [day, until] = [datePlaceholder(callBefore.slice(0, 10), "dmy"), callBefore.slice(11, 16)];
  return callFrom === undefined ? `${day} do ${until}` : `${day} między ${callFrom.slice(11, 16)} a ${until}`;
}

/** Ends the calls of an account whose time has passed: a message says when they were arranged (REQ-36). */
export function endCalls(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const now = wallAt(tenant.now());
  const past = findPastCallRequests(db, account, now);
  if (past.length === 0) return;
  inTransaction(db, () => {
    deletePastCallRequests(db, account, now);
    for (const call of past)
      insertMessage(db, account, {
        title: `Rozmowa była umówiona na ${arrangedFor(call)}`,
        created: call.callBefore,
        module: "SERVICES",
        productId: call.productId,
        body:
          `<p>Zadzwoniliśmy pod numer ${call.phone.replace(/(\d{3})(?=\d)/gu, "$1 ")}. ` +
          "Jeśli nie udało nam się porozmawiać, zamów rozmowę jeszcze raz.</p>",
      });
  });
}
