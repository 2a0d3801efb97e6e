import { CircleCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, type Ref, type RefObject } from "react";
import { paymentDeadlineOf, type EntryState, type FinancialEntry } from "#domain/finance/index.ts";
import { hasDetails } from "#domain/finance/invoice-details.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { Badge } from "#ui/design-system/badge.tsx";
import { Checkbox } from "#ui/design-system/forms/choice-cards.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { Cell, RowHead, TableRow } from "#ui/design-system/table.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { EntryStateBadge } from "#ui/shared/entry-state-badge.tsx";
import { Money } from "#ui/shared/money.tsx";
import {
  EntryDownloadButton,
  EntryDownloadFailure,
  type EntryDownloadViewState,
} from "./downloads/entry-download.view.tsx";
import { entryName, t } from "./invoices.texts.ts";

/** One entry of the account. */
export interface EntryRowViewState extends EntryDownloadViewState {
  readonly entry: FinancialEntry;
  readonly state: EntryState | { readonly kind: "booked" } | { readonly kind: "settled" };
  readonly selectable: boolean;
  readonly tone: "open" | "late" | undefined;
  readonly left: "all" | "part" | "none";
  readonly leftAmount: Grosze;
  readonly selected: boolean;
  readonly takesFocus: boolean;
  toggle(): void;
  clearRevealed(): void;
}

export interface EntryRowProps {
  readonly model: EntryRowViewState;
  /** Index among all rows, from 0. */
  readonly index: number;
  /** Measures the row, when only rows near the viewport are rendered. */
  readonly measure?: Ref<HTMLTableRowElement> | undefined;
}

/**
 * Row of the table; a card on a narrow screen. Only the row observes its model, because scrolling renders dozens of
 * rows.
 */
export const EntryRowView = observer(function EntryRowView({ model, index, measure }: EntryRowProps) {
  const { entry, left } = model;
  const head = useFocusWhen(model.takesFocus, model);
  return (
    <TableRow ref={measure} tone={model.tone} data-index={index} aria-rowindex={index + 2}>
      <Cell place="select">
        {model.selectable && (
          <Checkbox
            label={t("entry.select", { name: entryName(entry), number: entry.number })}
            checked={model.selected}
            onChange={() => model.toggle()}
          />
        )}
      </Cell>
      <RowHead ref={head} tabIndex={-1}>
        <Name entry={entry} /> {entry.kind !== "other" && <small>{entry.number}</small>}
      </RowHead>
      <Dates entry={entry} />
      <Cell place="state">
        <State state={model.state} />
        <EntryDownloadFailure model={model} />
      </Cell>
      <Cell place="amount" end>
        <Money amount={entry.amount} />
      </Cell>
      <Cell place="left" end whole={left === "all"}>
        {left === "none" ? <span className="muted">—</span> : <Money amount={model.leftAmount} />}
      </Cell>
      <Cell place="act" end>
        {entry.duplicatePossible && hasDetails(entry) && <EntryDownloadButton model={model} number={entry.number} />}
      </Cell>
    </TableRow>
  );
});

/** Name of the entry; a link when the entry has details. */
function Name({ entry }: { readonly entry: FinancialEntry }) {
  return hasDetails(entry) ? (
    <Link className="row-name" href={pathTo("invoiceDetails", entry.entryId)}>
      {entryName(entry)}
    </Link>
  ) : (
    entryName(entry)
  );
}

function useFocusWhen(
  takesFocus: boolean,
  model: Pick<EntryRowViewState, "clearRevealed">,
): RefObject<HTMLTableCellElement | null> {
  const head = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (!takesFocus) return undefined;
    // Waits for the frame that lays out the new rows. The focused row replaces the pressed button, so it is already in
    // view.
    const frame = requestAnimationFrame(() => {
      head.current?.focus({ preventScroll: true });
      model.clearRevealed();
    });
    return () => cancelAnimationFrame(frame);
  }, [takesFocus, model]);
  return head;
}

/** A card shows the due date; an entry without one shows its booking date. */
function Dates({ entry }: { readonly entry: FinancialEntry }) {
  const { entryDate } = entry;
  const dueDate = paymentDeadlineOf(entry);
  if (dueDate === undefined) {
    return (
      <>
        <Cell place="booked">
          <FormattedDate date={entryDate} />
        </Cell>
        <Cell place="issued">
          <span className="muted">—</span>
        </Cell>
      </>
    );
  }
  return (
    <>
      <Cell place="issued">
        <FormattedDate date={entryDate} />
      </Cell>
      <Cell place="due">
        <FormattedDate date={dueDate} />
      </Cell>
    </>
  );
}

function State({ state }: Pick<EntryRowViewState, "state">) {
  if (state.kind === "booked" || state.kind === "settled")
    return (
      <Badge tone="plain" icon={CircleCheck}>
        {t(`entry.${state.kind}`)}
      </Badge>
    );
  return <EntryStateBadge state={state} />;
}
