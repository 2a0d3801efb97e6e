import { pathTo } from "#domain/navigation/paths.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { Link } from "#ui/design-system/link.tsx";
import { arrearsPayLabel } from "./arrears-pay-label.ts";
import { IfAvailable } from "./if-available.tsx";
import { PAY_OVERDUE } from "./page-hrefs.ts";
import { t } from "./shared.texts.ts";

interface ArrearsLinkProps {
  /** Amount that ends a blockade; `undefined` if it is unknown, being paid, or not paid in the portal. */
  readonly arrears: Grosze | undefined;
  /** True while a payment of an overdue entry is pending: `arrears` need not be all (FIN-37). */
  readonly hasPendingArrears: boolean;
}

/** Leads from the notice of a blockade to the payment of the arrears; to the invoices where they cannot be paid. */
export function ArrearsLink({ arrears, hasPendingArrears }: ArrearsLinkProps) {
  const invoices = <Link href={pathTo("invoice")}>{t("arrears.invoices")}</Link>;
  if (arrears === undefined) return invoices;
  return (
    <IfAvailable feature="payments" otherwise={invoices}>
      <Link href={PAY_OVERDUE}>{arrearsPayLabel(arrears, hasPendingArrears)}</Link>
    </IfAvailable>
  );
}
