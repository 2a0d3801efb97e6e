import type { ReactNode } from "react";
import { Card } from "#ui/design-system/card.tsx";
import { EmptyState } from "#ui/design-system/empty-state.tsx";

export interface EmptyCardProps {
  readonly title: string;
  /** Text of one paragraph. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Card that says why a list is empty. */
export function EmptyCard({ title, children, action }: EmptyCardProps) {
  return (
    <Card>
      <EmptyState title={title} level={2} action={action}>
        {children}
      </EmptyState>
    </Card>
  );
}
