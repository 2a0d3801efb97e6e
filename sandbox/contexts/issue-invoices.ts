import { datePlaceholder } from "../calendar/date-placeholders.ts";
import { readMeta } from "../database/meta.ts";
import { inTransaction } from "../database/open-database.ts";
import { addCalendarDays, countDays, toMoment } from "#kit/calendar/warsaw.ts";
import { accountLanguage } from "../language/message-language.ts";
import type { ItemSeed } from "../demo/entry-seed.ts";
import { formatZloty } from "../pages/html.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { spendOverpayment } from "./credit-account.ts";
import { chargedLines, invoiceAfter, type NewInvoice } from "./charged-lines.ts";
import { insertIssuedInvoice, newestInvoice, type MonthlyInvoice } from "./issued-invoice.repository.ts";
import { namedSetOffs, plannedUse } from "./credit-use.ts";
import { findEntry } from "./finance.repository.ts";
import { hasNextInvoices } from "./has-next-invoices.ts";
import { withKnownEnds } from "./known-ends.ts";
import { issueCorrection } from "./issue-correction.ts";
import { invoiceEmailOf } from "./invoice-email-of.ts";
import { visitLines } from "./complete-visits.ts";
import { insertMessage } from "./message.repository.ts";
import { orderFees } from "./order-fees.ts";
import { sendEmail } from "./outbox.ts";
import { overpaymentLeft } from "./payout.repository.ts";
import { paidMessageLines } from "./paid-message-lines.ts";
import { productsOf } from "./product.repository.ts";
import { resumedDaysLines } from "./resumed-days.ts";
import { findStreamingServices } from "./streaming.repository.ts";
import { terminationCostLines } from "./termination-cost-lines.ts";
import { withdrawnContracts } from "./withdrawn-contracts.ts";
import { withdrawnDaysLines } from "./withdrawn-days.ts";

/** Days to pay an invoice if the one before names none. */
const TERM_DAYS = 14;
/** Time of day of the messages about an invoice. */
const ISSUED_AT = "T06:30:00";

/** Month whose lines add up to less than 0. */
type CreditedMonth = Pick<NewInvoice, "period" | "issuedOn"> & { readonly lines: readonly ItemSeed[] };

/** Says in a message and an e-mail that an invoice is ready. */
function announce(tenant: Tenant, account: string, invoice: MonthlyInvoice): void {
  const { db } = tenant;
  const { entryId, number, period, amount, entryDate, dueDate = entryDate } = invoice;
  const month = datePlaceholder(`${period}-01`, "LLLL");
  const created = `${entryDate}${ISSUED_AT}`;
  insertMessage(db, account, {
    title: `Faktura za ${month} jest gotowa`,
    created,
    module: "FINANCE",
    entryId,
    body:
      `<p>Faktura za ${month} ${datePlaceholder(`${period}-01`, "yyyy")} na kwotę ${formatZloty(amount)} czeka ` +
      `w dziale Faktury. Termin płatności: ${datePlaceholder(dueDate, "dmy")}.</p>`,
  });
  sendEmail({ db, now: () => Date.parse(toMoment(created)) }, invoiceEmailOf(db, account), {
    language: accountLanguage(db, account),
    write: (texts) => texts.invoiceIssued({ number, amount, due: dueDate }),
  });
}

/**
 * Issues a correction of the newest invoice instead of an invoice below 0: after the last service has ended, what was
 * charged too much is all that is left to settle (WITHDRAW-15).
 */
function issueCredit(tenant: Tenant, account: string, correctedId: string, month: CreditedMonth): void {
  const { db } = tenant;
  const { period, issuedOn: day, lines } = month;
  const entryId = `F${account}R${period.replace("-", "")}`;
  // The month still has no invoice, so each call comes here again.
  if (findEntry(db, account, entryId) !== undefined) return;
  const amounts = lines.map(({ name, gross }) => ({ name, amount: -gross }));
  const amount = amounts.reduce((sum, line) => sum + line.amount, 0);
  const reason = "Rozliczenie po odstąpieniu od umowy";
  const settled = issueCorrection(db, account, { entryId, correctedId, day, reason, lines: amounts });
  const use = {
    amount,
    settled: namedSetOffs(db, account, settled),
    payout: undefined,
    wantedPayout: false,
    hasNextInvoices: hasNextInvoices(db, account),
  };
  insertMessage(db, account, {
    title: "Korekta po odstąpieniu od umowy jest gotowa",
    created: `${day}${ISSUED_AT}`,
    module: "FINANCE",
    entryId,
    body: `<p>Wystawiliśmy korektę na kwotę ${formatZloty(amount)}. ${plannedUse(use)}</p>`,
  });
}

/** Issues the invoice of a month like an earlier one; none if nothing is charged in it. */
function issue(tenant: Tenant, account: string, before: MonthlyInvoice, invoice: NewInvoice): void {
  const { db } = tenant;
  const withdrawn = new Set<unknown>(withdrawnContracts(db).flatMap(({ contract }) => contract.productIds));
  const products = productsOf(db, account).filter(({ productId, mainServiceId, contractNumber }) => {
    const isOfWithdrawn = contractNumber === undefined && withdrawn.has(mainServiceId);
    return !withdrawn.has(productId) && !isOfWithdrawn;
  });
  const lines = [
    ...chargedLines(
      { products: withKnownEnds(tenant, account, products), streaming: findStreamingServices(db, account) },
      invoice,
    ),
    ...resumedDaysLines(db, account, products, invoice),
    ...withdrawnDaysLines(db, account, invoice),
    ...orderFees(db, account, products, invoice),
    ...visitLines(db, products, invoice),
    ...paidMessageLines(tenant, account, products, invoice),
    ...terminationCostLines(db, account, invoice),
  ];
  if (lines.length === 0) return;
  if (lines.reduce((sum, { gross }) => sum + gross, 0) < 0) {
    issueCredit(tenant, account, newestInvoice(db, account)?.entryId ?? before.entryId, { ...invoice, lines });
    return;
  }
  const term = before.dueDate === undefined ? TERM_DAYS : countDays(before.entryDate, before.dueDate);
  const issued = insertIssuedInvoice(db, account, {
    ...invoice,
    lines,
    dueDate: addCalendarDays(invoice.issuedOn, term),
    series: before.number.replace(/\/\d{2}\/\d{2}$/u, ""),
  });
  spendOverpayment(db, account, issued, overpaymentLeft(db, account));
  announce(tenant, account, issued);
}

/**
 * Issues the invoices of an account whose day has come since the last call, one for each month, with what its services
 * cost (FIN-26). An account whose invoices had stopped before the demo gets none.
 */
export function issueInvoices(tenant: Tenant, account: string): void {
  const today = tenant.today();
  const anchor = readMeta(tenant.db, "anchor") ?? today;
  const newest = newestInvoice(tenant.db, account);
  const isDue = (invoice: NewInvoice): boolean => anchor < invoice.issuedOn && invoice.issuedOn <= today;
  if (newest === undefined) return;
  const first = invoiceAfter(newest.period, newest.entryDate);
  if (!isDue(first)) return;
  // By month, not by stored invoice: a month without charges has none, and the months after it have theirs.
  inTransaction(tenant.db, () => {
    for (let next = first; isDue(next); next = invoiceAfter(next.period, next.issuedOn))
      issue(tenant, account, newest, next);
  });
}
