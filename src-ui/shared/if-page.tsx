import { createContext, use, type ReactNode } from "react";
import type { ClosedPages } from "#domain/navigation/guard-access.ts";
import type { RouteName } from "#domain/navigation/routes.ts";

/** Pages that the account does not have: their addresses lead to the start page (NAV-34). */
export const ClosedPagesContext = createContext<ClosedPages>(new Set());

interface IfPageProps {
  readonly page: RouteName;
  readonly children: ReactNode;
  /** Shown instead; default: nothing. */
  readonly otherwise?: ReactNode;
}

/** Shows its children, which link to a page, unless the account does not have that page (NAV-34). */
export function IfPage({ page, children, otherwise = null }: IfPageProps) {
  return use(ClosedPagesContext).has(page) ? otherwise : children;
}
