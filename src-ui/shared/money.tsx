import "./money.css";
import { decimalOf, formatAmount, formatMoney, type Grosze } from "#domain/shared-kernel/index.ts";
import { KeyFigure } from "#ui/design-system/key-figure.tsx";
import { t } from "./texts.ts";

/** `price` is the large one of a card, `price-muted` the one that it is compared with. */
export type MoneyLook = "money" | "price" | "price-muted";

const CLASS: Record<MoneyLook, string> = { money: "money", price: "price", "price-muted": "price muted" };

export interface MoneyProps {
  readonly amount: Grosze;
  readonly look?: MoneyLook | undefined;
}

/** `1 187,43 zł`, never broken across lines; the decimal for machines beside it (FIN-04). */
export function Money({ amount, look = "money" }: MoneyProps) {
  return (
    <data className={CLASS[look]} value={decimalOf(amount)}>
      {formatMoney(amount)}
    </data>
  );
}

/** The amount that a page is about. */
export function AmountFigure({ amount }: { readonly amount: Grosze }) {
  return <KeyFigure value={decimalOf(amount)} digits={formatAmount(amount)} unit={t("currency")} />;
}
