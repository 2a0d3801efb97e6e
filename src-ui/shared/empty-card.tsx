import type { ReactNode } from "react";
import { Card } from "#ui/design-system/card.tsx";
import { EmptyState } from "#ui/design-system/empty-state.tsx";

/** Card that says why a list is empty. */
export function EmptyCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <EmptyState title={title} level={2}>
        {children}
      </EmptyState>
    </Card>
  );
}
