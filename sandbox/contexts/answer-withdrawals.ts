import { toMoment, wallAt } from "#kit/calendar/warsaw.ts";
import { accountLanguage } from "../language/message-language.ts";
import type { SandboxLanguage } from "../language/sandbox-language.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { findPerson, languageOf } from "./login.repository.ts";
import { sendEmail } from "./outbox.ts";
import { endingOfStatement, recognizeNumber, withdrawalAnswerDayOf, rejectionReasonOf } from "./withdrawal-answer.ts";
import { withdrawalStateOf } from "./withdrawal-rights.ts";
import { findWithdrawals, markAnswered, type StoredWithdrawal } from "./withdrawal.repository.ts";

/** Hour of the next working day at which a checked statement is answered. */
const ANSWER_TIME = "12:00:00";

/** Returns the language of an answer. A statement without a session has that of the login with its e-mail address. */
function answerLanguage({ db }: Tenant, { account, email }: StoredWithdrawal): SandboxLanguage {
  if (account !== undefined) return accountLanguage(db, account);
  const person = findPerson(db, email);
  return (person === undefined ? undefined : languageOf(db, person.login)) ?? "pl";
}

/** Answers by e-mail, on the next working day, the statements of withdrawal that ended no contract (WITHDRAW-12). */
export function answerDueWithdrawals(tenant: Tenant): void {
  const now = wallAt(tenant.now());
  for (const statement of findWithdrawals(tenant.db)) {
    const { number, email, answeredAt } = statement;
    if (answeredAt !== undefined || now < `${withdrawalAnswerDayOf(statement)}T${ANSWER_TIME}`) continue;
    // In a database of an older version the account of a guest's statement can be without data.
    if (statement.account === undefined) tenant.ensureAllSeeded();
    if (withdrawalStateOf(tenant.db, statement) === "ACCEPTED") continue;
    const sentAt = Math.min(tenant.now(), Date.parse(toMoment(`${withdrawalAnswerDayOf(statement)}T${ANSWER_TIME}`)));
    markAnswered(tenant.db, number, sentAt);
    const reason = rejectionReasonOf(tenant, statement);
    const ending = endingOfStatement(tenant, statement);
    const contractNumber = recognizeNumber(tenant, statement).recognizedNumber ?? statement.contractNumber;
    sendEmail({ db: tenant.db, now: () => sentAt }, email, {
      language: answerLanguage(tenant, statement),
      write: (texts) => texts.withdrawalAnswer({ number, contractNumber, reason, ending }),
    });
  }
}
