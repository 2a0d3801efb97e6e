import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { nextWorkingDay } from "../calendar/holidays.ts";
import { dayAt, wallAt } from "#kit/calendar/warsaw.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { sendSystemEmail } from "./send-system-email.ts";
import { missedDayOf, withdrawalStateOf } from "./withdrawal-rights.ts";
import { findWithdrawals, markAnswered, type StoredWithdrawal } from "./withdrawal.repository.ts";

/** Hour of the next working day at which a checked statement is answered. */
const ANSWER_TIME = "12:00:00";

function answerText(tenant: Tenant, statement: StoredWithdrawal): string {
  const { number, contractNumber } = statement;
  const missed = missedDayOf(tenant.db, statement);
  const reason =
    missed === undefined
      ? `Nie mamy umowy ani zamówienia o numerze ${contractNumber}, zawartych na to imię i nazwisko oraz ten adres ` +
        "e-mail, od których można jeszcze odstąpić."
      : `Czas na odstąpienie od umowy ${contractNumber} minął ${formatPolishDay(missed)}.`;
  return (
    `Odpowiedź na oświadczenie ${number}. ${reason} Umowa trwa bez zmian. ` +
    "Możesz ją wypowiedzieć w portalu, a jeśli uważasz, że się mylimy, złożyć reklamację."
  );
}

/** Answers by e-mail, on the next working day, the statements of withdrawal that ended no contract (WITHDRAW-12). */
export function answerDueWithdrawals(tenant: Tenant): void {
  const now = wallAt(tenant.now());
  for (const statement of findWithdrawals(tenant.db)) {
    const { number, receivedAt, email, answeredAt } = statement;
    if (answeredAt !== undefined || now < `${nextWorkingDay(dayAt(receivedAt))}T${ANSWER_TIME}`) continue;
    if (withdrawalStateOf(tenant.db, statement) === "ACCEPTED") continue;
    markAnswered(tenant.db, number, tenant.now());
    sendSystemEmail(tenant, email, answerText(tenant, statement));
  }
}
