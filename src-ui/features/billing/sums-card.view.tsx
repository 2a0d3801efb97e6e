import { measureData, formatDuration, type BilledSum } from "#domain/finance/call-billing.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./billing.texts.ts";
import { formatMeasure } from "#ui/shared/format-measure.ts";

interface SumsCardProps {
  readonly sums: readonly BilledSum[];
  readonly total: Grosze;
  /** Total without VAT, if the server sends it for each use. */
  readonly net: Grosze | undefined;
}

/** Sum of each kind of use, and the total, gross and net (BILL-10). */
export function SumsCard({ sums, total, net }: SumsCardProps) {
  const note = net === undefined ? t("sums.totalNote") : t("sums.totalNetNote", { net: formatMoney(net) });
  return (
    <Card title={t("sums.title")}>
      <Facts>
        {sums.map((sum) => (
          <Fact key={sum.kind} label={t(`kinds.${sum.kind}`)} note={noteOf(sum)}>
            <Money amount={sum.amount} />
          </Fact>
        ))}
        <Fact label={<strong>{t("sums.total")}</strong>} note={note}>
          <Money amount={total} look="price" />
        </Fact>
      </Facts>
    </Card>
  );
}

function noteOf({ kind, count, seconds, bytes }: BilledSum): string {
  switch (kind) {
    case "call":
      return `${t("sums.calls", { count })}, ${formatDuration(seconds)}`;
    case "data":
      return `${t("sums.uses", { count })}, ${formatMeasure(measureData(bytes))}`;
    case "sms":
      return t("sums.messages", { count });
    case "other":
      return t("sums.uses", { count });
  }
}
