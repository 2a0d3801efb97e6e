import { formatDate } from "#ui/shared/formats.ts";
import { phoneText } from "#domain/shared-kernel/phone-text.ts";
import type { MovingNumberPage } from "#domain/termination/termination-page.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { t } from "./termination.texts.ts";

/** Contract that ends by itself when another operator takes its number over. */
export function MovingNumber({ page: { number, movesOn } }: { readonly page: MovingNumberPage }) {
  const day = formatDate(movesOn);
  return (
    <Banner
      tone="info"
      live="none"
      title={
        number === undefined ? t("moving.title", { day }) : t("moving.titleNumber", { day, number: phoneText(number) })
      }
    >
      {t("moving.text")}
    </Banner>
  );
}
