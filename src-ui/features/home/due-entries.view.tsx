import "#ui/shared/due-panel.css";
import type { EntryKind } from "#domain/finance/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import { Link } from "#ui/design-system/link.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { EntryStateBadge } from "#ui/shared/entry-state-badge.tsx";
import { Money } from "#ui/shared/money.tsx";
import { relativeDay } from "#ui/shared/relative-day.ts";
import { t } from "./home.texts.ts";

/** What is to be known of an entry beside its amount. */
export type EntryNote =
  | { readonly kind: "overdue"; readonly days: number }
  | { readonly kind: "deadline"; readonly date: WarsawDate }
  | { readonly kind: "no-deadline" }
  | { readonly kind: "settled" }
  | { readonly kind: "accepted" }
  | { readonly kind: "processing" };

/** One invoice in the panel. */
export interface DueEntry {
  readonly entryId: string;
  readonly kind: EntryKind;
  /** "Listopad", "Listopad 2025" when it is older than a year; `undefined` where an entry is for no month. */
  readonly month: string | undefined;
  readonly number: string;
  /** What is left of it, or all of it once nothing is. */
  readonly amount: Grosze;
  /** Whether a part of it has been paid. */
  readonly partly: boolean;
  readonly note: EntryNote;
}

/** A few entries out of more. */
export interface ChosenEntries {
  /** What is open; with nothing open what is being paid, or the last invoice. A few of them. */
  readonly entries: readonly DueEntry[];
  readonly entriesKind: "open-invoices" | "open-entries" | "under-way" | "last-invoice";
  /** All of them, those that are not in `entries` too. */
  readonly entriesCount: number;
}

function titleOf(panel: ChosenEntries): string {
  switch (panel.entriesKind) {
    case "open-invoices":
      return t("due.openInvoices", { count: panel.entriesCount });
    case "open-entries":
      return t("due.openEntries", { count: panel.entriesCount });
    case "under-way":
      return t("due.waiting");
    case "last-invoice":
      return t("due.lastInvoice");
  }
}

function nameOf(entry: DueEntry): string {
  if (entry.kind === "other") return t("due.other", { number: entry.number });
  if (entry.kind === "interest") return t("due.interest", { number: entry.number });
  const name = entry.month ?? t("due.invoice", { number: entry.number });
  return entry.partly ? t("due.rest", { name }) : name;
}

/** A few entries of the account, each with what is to be known of it (FIN-01). */
export function DueEntries({ panel, today }: { readonly panel: ChosenEntries; readonly today: WarsawDate }) {
  const { entries, entriesCount } = panel;
  return (
    <div>
      <h3 className="due__label">{titleOf(panel)}</h3>
      <Rows>
        {entries.map((entry) => (
          <li className="due__entry" key={entry.entryId}>
            <Link href={pathTo("invoice")}>{nameOf(entry)}</Link>
            <Money amount={entry.amount} />
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
