import "#ui/shared/due-panel.css";
import type { EntryKind } from "#domain/finance/index.ts";
import { hasDetails } from "#domain/finance/invoice-details.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import { breakableNumbers } from "#ui/design-system/breakable-numbers.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { EntryStateBadge } from "#ui/shared/entry-state-badge.tsx";
import { Money } from "#ui/shared/money.tsx";
import { relativeDay } from "#ui/shared/relative-day.ts";
import { t } from "./home.texts.ts";

/** Remark beside the amount of an entry. */
export type EntryNote =
  | { readonly kind: "overdue"; readonly days: number }
  | { readonly kind: "deadline"; readonly date: WarsawDate }
  | { readonly kind: "no-deadline" }
  | { readonly kind: "settled" }
  | { readonly kind: "accepted" }
  | { readonly kind: "processing" };

/** One entry of the panel. */
export interface DueEntry {
  readonly entryId: string;
  readonly kind: EntryKind;
  /** "Listopad", or "Listopad 2025" when older than a year; `undefined` for an entry without a period. */
  readonly month: string | undefined;
  readonly number: string;
  /** True when another entry of the list has the same month, so that its row needs the number. */
  readonly isMonthShared: boolean;
  /** Unpaid amount, or the whole amount when nothing is unpaid. */
  readonly amount: Grosze;
  /** True when the entry is partly paid. */
  readonly isPartlyPaid: boolean;
  readonly note: EntryNote;
}

/** Entries of the panel, selected from all. */
export interface ChosenEntries {
  /** First open entries; without any, the pending ones or the last invoice. */
  readonly entries: readonly DueEntry[];
  readonly entriesKind: "open-invoices" | "open-entries" | "pending" | "last-invoice" | "unknown";
  /** Number of all such entries, including those not in `entries`. */
  readonly entriesCount: number;
}

function titleOf(panel: ChosenEntries): string {
  switch (panel.entriesKind) {
    case "open-invoices":
      return t("due.openInvoices", { count: panel.entriesCount });
    case "open-entries":
      return t("due.openEntries", { count: panel.entriesCount });
    case "pending":
      return t("due.waiting");
    case "last-invoice":
      return t("due.lastInvoice");
    case "unknown":
      return t("due.readEntries");
  }
}

function nameOf(entry: DueEntry): string {
  const { kind, number, month } = entry;
  switch (kind) {
    case "invoice":
    case "correction":
    case "payment": {
      const name =
        month === undefined
          ? t("due.invoice", { number })
          : entry.isMonthShared
            ? t("due.numbered", { month, number })
            : month;
      return entry.isPartlyPaid ? t("due.rest", { name }) : name;
    }
    case "payout":
      return t("due.other", { number });
    case "interest":
    case "deposit":
    case "other":
      return t(`due.${kind}`, { number });
  }
}

/** Name of an entry, as a link to its details. */
export const DueEntryLink = ({ entry }: { readonly entry: DueEntry }) => (
  <Link href={hasDetails(entry) ? pathTo("invoiceDetails", entry.entryId) : pathTo("invoice")}>
    {breakableNumbers(nameOf(entry))}
  </Link>
);

/** First entries of the account, each with a remark (FIN-01). */
export function DueEntries({ panel, today }: { readonly panel: ChosenEntries; readonly today: WarsawDate }) {
  const { entries, entriesCount } = panel;
  return (
    <div>
      <h3 className="due__label">{titleOf(panel)}</h3>
      <Rows>
        {entries.map((entry) => (
          <li className="due__entry" key={entry.entryId}>
            <DueEntryLink entry={entry} />
            {/* A payment of another amount pays only a part; its amount needs the list of payments. */}
            {entry.note.kind !== "processing" && <Money amount={entry.amount} />}
            <small>
              <Note note={entry.note} today={today} />
            </small>
          </li>
        ))}
        {entriesCount > entries.length && (
          <li className="due__entry">
            <Link href={pathTo("invoice")}>{t("due.more", { count: entriesCount - entries.length })}</Link>
          </li>
        )}
      </Rows>
    </div>
  );
}

function Note({ note, today }: { readonly note: EntryNote; readonly today: WarsawDate }) {
  switch (note.kind) {
    case "overdue":
      return <EntryStateBadge state={{ kind: "overdue", days: note.days }} />;
    case "deadline":
      return (
        <>
          {t("due.deadline")} <FormattedDate date={note.date} />, {relativeDay(note.date, today)}
        </>
      );
    case "no-deadline":
      return t("due.noDeadline");
    case "settled":
      return t("due.settled");
    case "accepted":
      return t("due.accepted");
    case "processing":
      return t("due.processing");
  }
}
