import { observer } from "#ui/shared/observer.ts";
import { ArrearsRestView } from "#ui/shared/pending-rest/pending-rest.view.tsx";
import type { AccountArrears } from "#ui/stores/finance/account-arrears.ts";

/** Arrears that are left after pending payments, after the sentence about the fees (TERM-33, FIN-37). */
export const ArrearsAfterPending = observer(function ArrearsAfterPending({
  arrears: { overdue, pending },
}: {
  readonly arrears: Pick<AccountArrears, "overdue" | "pending">;
}) {
  if (pending === undefined) return null;
  return (
    <>
      {" "}
      <ArrearsRestView sums={pending} overdue={overdue} />
    </>
  );
});
