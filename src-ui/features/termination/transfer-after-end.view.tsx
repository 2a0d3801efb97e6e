import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { phoneText } from "#domain/shared-kernel/phone-text.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { t } from "./termination.texts.ts";

interface TransferAfterEndProps {
  /** `undefined`: several numbers, or not known. */
  readonly number: string | undefined;
  readonly until: WarsawDate | undefined;
  /** Last day of the contract, if moving the number before it may cost more; `undefined`: it does not. */
  readonly dearerBefore: WarsawDate | undefined;
}

/**
 * Last day on which the number of a terminated contract can be moved, the way to do so (TERM-37), and that an earlier
 * move may cost more. Nothing without a day.
 */
export function TransferAfterEnd({ number, until, dearerBefore }: TransferAfterEndProps) {
  if (until === undefined) return null;
  const day = formatDate(until);
  const title =
    number === undefined ? t("number.titleAny", { day }) : t("number.title", { day, number: phoneText(number) });
  return (
    <Banner tone="notice" live="none" title={title}>
      {t("number.text")}
      {dearerBefore !== undefined && ` ${t("number.dearer", { day: formatDate(dearerBefore) })}`}
    </Banner>
  );
}
