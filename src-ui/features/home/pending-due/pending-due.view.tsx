import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import type { FinancialEntry, Payment } from "#domain/finance/index.ts";
import { isPending } from "#domain/finance/entry-state.ts";
import { fullShares } from "#domain/finance/payment-order.ts";
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
  /** False while the payments are read again, after the entries have changed. */
  readonly areCurrent: boolean;
  readonly today: WarsawDate;
  /** Entries without amounts, shown until the payments are known. */
  readonly children: ReactNode;
}

/** Amounts of pending payments by entry, and what is left of each entry after its payment (FIN-20). */
export const PendingDueView = observer(function PendingDueView(props: PendingDueViewProps) {
  const { entries, payments, areCurrent, today, children } = props;
  if (payments === undefined) return children;
  const known = pendingShares(entries, payments);
  const shared = new Set(known.map(({ entry }) => entry.entryId));
  // An entry whose payment has just ended at the bank counts with its whole amount, as in the sum above the list.
  const others = entries.filter((entry) => isPending(entry) && !shared.has(entry.entryId));
  const shares = [...known, ...fullShares(others)];
  if (shares.length === 0 || (others.length > 0 && !areCurrent)) return children;
  const listed = shares.map(({ entry }) => entry);
  return (
    <div>
      <h3 className="due__label">{home("due.waiting")}</h3>
      <Rows>
        {shares.map(({ entry, amount, left }) => (
          <li className="due__entry" key={entry.entryId}>
            <DueEntryLink entry={toDueEntry(entry, listed, today)} />
            <Money amount={amount} />
            <small>
              {home("due.processing")}
              {left > 0 && `. ${t("rest", { rest: formatMoney(left) })}`}
            </small>
          </li>
        ))}
      </Rows>
    </div>
  );
});
