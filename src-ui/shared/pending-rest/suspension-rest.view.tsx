import type { PendingSums } from "#domain/finance/pending-sums.ts";
import { ZERO, type Grosze } from "#domain/shared-kernel/index.ts";
import { ArrearsRestView } from "./pending-rest.view.tsx";

export interface SuspensionRestProps {
  readonly of: {
    /** Amount that can be paid now; `undefined`: none, or not known. */
    readonly arrears: Grosze | undefined;
    /** Sums of pending payments while one of an overdue entry is pending. */
    readonly pendingSums: PendingSums | undefined;
  };
}

/** Says in the notice of a suspended service which arrears are left after pending payments (FIN-37). */
export function SuspensionRest({ of: { arrears = ZERO, pendingSums } }: SuspensionRestProps) {
  if (pendingSums === undefined) return null;
  return (
    <>
      {" "}
      <ArrearsRestView sums={pendingSums} overdue={arrears} />
    </>
  );
}
