import "#ui/shared/money.css";
import { decimalOf, type Grosze } from "#domain/shared-kernel/index.ts";
import { formatMoney } from "#ui/shared/formats.ts";

/** Amount with its sign; an increase has a plus. */
export function SignedMoney({ amount }: { readonly amount: Grosze }) {
  return (
    <data className="money" value={decimalOf(amount)}>
      {amount > 0 ? "+" : ""}
      {formatMoney(amount)}
    </data>
  );
}
