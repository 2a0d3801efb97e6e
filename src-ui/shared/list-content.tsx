import type { ReactNode } from "react";
import { IncompleteNotice, type IncompleteNoticeProps } from "./incomplete-notice.tsx";

export interface ListContentProps {
  /** Set when parts of the list could not be read. */
  readonly incomplete: IncompleteNoticeProps["data"];
  readonly isEmpty: boolean;
  /** Says that the list is empty. */
  readonly empty: ReactNode;
  readonly children?: ReactNode;
}

/**
 * List with a notice above it when it could not be read completely (ENT-03) or refreshed (NAV-30). Only a complete and
 * current list is called empty. The notice about a failed refresh leaves the list mounted: the customer may be typing.
 */
export function ListContent({ incomplete, isEmpty, empty, children }: ListContentProps) {
  if (incomplete === undefined || incomplete.isOutdated === true)
    return (
      <>
        <IncompleteNotice data={incomplete} />
        {isEmpty ? incomplete === undefined && empty : children}
      </>
    );
  return (
    <div className="stack">
      <IncompleteNotice data={incomplete} />
      {!isEmpty && children}
    </div>
  );
}
