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
 * List with a notice above it when parts of it could not be read. Only a list that was read completely is called empty
 * (ENT-03).
 */
export function ListContent({ incomplete, isEmpty, empty, children }: ListContentProps) {
  if (incomplete === undefined) return isEmpty ? empty : children;
  return (
    <div className="stack">
      <IncompleteNotice data={incomplete} />
      {!isEmpty && children}
    </div>
  );
}
