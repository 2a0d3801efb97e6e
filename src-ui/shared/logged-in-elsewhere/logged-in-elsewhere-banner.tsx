import { Banner } from "#ui/design-system/banner.tsx";
import { t } from "./logged-in-elsewhere.texts.ts";

/**
 * Says on a form for guests that the browser has a session now, and that the form keeps what was typed (WITHDRAW-08).
 */
export function LoggedInElsewhereBanner() {
  return (
    <Banner tone="info" title={t("title")}>
      {t("text")}
    </Banner>
  );
}
