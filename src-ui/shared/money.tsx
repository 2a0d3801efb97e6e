import "./money.css";
import { decimalOf, type Grosze } from "#domain/shared-kernel/index.ts";
import { formatAmount, formatMoney } from "#ui/shared/formats.ts";
import { KeyFigure } from "#ui/design-system/key-figure.tsx";
import { t } from "./shared.texts.ts";

/** `price`: large amount of a card; `price-muted`: amount that it is compared with. */
export type MoneyLook = "money" | "price" | "price-muted";

const CLASS: Record<MoneyLook, string> = { money: "money", price: "price", "price-muted": "price muted" };

export interface MoneyProps {
  readonly amount: Grosze;
  readonly look?: MoneyLook | undefined;
}

/** Amount as `1 187,43 zł` without a line break, with the decimal as a machine-readable value (FIN-04). */
export function Money({ amount, look = "money" }: MoneyProps) {
  return (
    <data className={CLASS[look]} value={decimalOf(amount)}>
      {formatMoney(amount)}
    </data>
  );
}

/** Main amount of a page. */
export function AmountFigure({ amount }: { readonly amount: Grosze }) {
  return <KeyFigure value={decimalOf(amount)} digits={formatAmount(amount)} unit={t("currency")} />;
}
