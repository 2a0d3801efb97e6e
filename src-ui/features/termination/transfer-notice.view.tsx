import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import { phoneText } from "#domain/shared-kernel/phone-text.ts";
import type { NumberTransfer, TransferCost } from "#domain/termination/number-transfer.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { ServiceNames } from "#ui/shared/service-name.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";
import { t } from "./termination.texts.ts";

/** Transfer of a number instead of a termination: how, which services end, and the cost (TERM-07, TERM-36). */
export function TransferNotice({ transfer }: { readonly transfer: NumberTransfer }) {
  const { number, cost } = transfer;
  const title = number === undefined ? t("porting.titleAny") : t("porting.title", { number: phoneText(number) });
  return (
    <Banner tone="notice" live="none" title={title}>
      <EndOfTransfer transfer={transfer} /> {cost !== undefined && `${costText(cost)} `}
      {t(number === undefined ? "porting.keptAny" : "porting.kept")}
    </Banner>
  );
}

/** Services that end with the transfer, and those that go on. */
function EndOfTransfer({ transfer: { number, ending, lasting } }: { readonly transfer: NumberTransfer }) {
  if (lasting.length === 0) return t(number === undefined ? "porting.textAny" : "porting.text");
  return (
    <TextWithPolish
      t={t}
      of={number === undefined ? "porting.textAnyPart" : "porting.textPart"}
      parts={{ ending: <ServiceNames of={ending} />, lasting: <ServiceNames of={lasting} /> }}
    />
  );
}

function costText(cost: TransferCost): string {
  const until = formatDate(cost.until);
  switch (cost.kind) {
    case "known":
      return t("porting.cost", { until, day: formatDate(cost.on), amount: formatMoney(cost.amount) });
    case "possible":
      return t("porting.costPossible", { until });
  }
}
