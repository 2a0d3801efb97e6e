import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { phoneText } from "#domain/shared-kernel/phone-text.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { t } from "./termination.texts.ts";

interface TransferAfterEndProps {
  /** `undefined`: several numbers, or not known. */
  readonly number: string | undefined;
  readonly until: WarsawDate | undefined;
}

/**
 * Last day on which the number of a terminated contract can be moved, and the way to do so (TERM-37). Nothing without a
 * day.
 */
export function TransferAfterEnd({ number, until }: TransferAfterEndProps) {
  if (until === undefined) return null;
  const day = formatDate(until);
  const title =
    number === undefined ? t("number.titleAny", { day }) : t("number.title", { day, number: phoneText(number) });
  return (
    <Banner tone="notice" live="none" title={title}>
      {t("number.text")}
    </Banner>
  );
}
