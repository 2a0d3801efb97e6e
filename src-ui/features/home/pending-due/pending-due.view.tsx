import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import type { FinancialEntry, Payment } from "#domain/finance/index.ts";
import { isPending } from "#domain/finance/entry-state.ts";
import { pendingShares } from "#domain/finance/pending-sums.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { Rows } from "#ui/design-system/rows.tsx";
import { Money } from "#ui/shared/money.tsx";
import { DueEntryLink } from "../due-entries.view.tsx";
import { toDueEntry } from "../home-due-panel.ts";
import { t as home } from "../home.texts.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "home.pending-due");

export interface PendingDueViewProps {
  readonly entries: readonly FinancialEntry[];
  /** Pending payments; `undefined` until they are known completely. */
  readonly payments: readonly Payment[] | undefined;
  readonly today: WarsawDate;
  /** Entries without amounts, shown until the payments are known. */
  readonly children: ReactNode;
}

/**
 * Amounts of pending payments by entry, and what is left of each entry after its payment (FIN-20). An entry whose
 * payment is not known has no amount: it may be paid in full or in part (FIN-32).
 */
export const PendingDueView = observer(function PendingDueView(props: PendingDueViewProps) {
  const { entries, payments, today, children } = props;
  if (payments === undefined) return children;
  const shares = pendingShares(entries, payments);
  if (shares.length === 0) return children;
  const shared = new Set(shares.map(({ entry }) => entry.entryId));
  const others = entries.filter((entry) => isPending(entry) && !shared.has(entry.entryId));
  const listed = [...shares.map(({ entry }) => entry), ...others];
  return (
    <div>
      <h3 className="due__label">{home("due.waiting")}</h3>
      <Rows>
        {shares.map(({ entry, amount, left }) => (
          <li className="due__entry" key={entry.entryId}>
            <DueEntryLink entry={toDueEntry(entry, listed, today)} />
            {amount > 0 && <Money amount={amount} />}
            <small>
              {home("due.processing")}
              {left > 0 && `. ${t("rest", { rest: formatMoney(left) })}`}
            </small>
          </li>
        ))}
        {others.map((entry) => (
          <li className="due__entry" key={entry.entryId}>
            <DueEntryLink entry={toDueEntry(entry, listed, today)} />
            <small>{home("due.processing")}</small>
          </li>
        ))}
      </Rows>
    </div>
  );
});
