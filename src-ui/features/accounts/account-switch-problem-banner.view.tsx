import { Banner } from "#ui/design-system/banner.tsx";
import type { AccountSwitchState } from "#ui/stores/session/account-switch.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "accounts");

/** Error shown when switching the account failed or its result is unknown. */
export function AccountSwitchProblemBanner({ kind }: { readonly kind: AccountSwitchState["kind"] }) {
  switch (kind) {
    case "not-done":
      return (
        <Banner tone="bad" live="alert" title={t("notDoneTitle")}>
          {t("notDoneText")}
        </Banner>
      );
    case "gone":
      return (
        <Banner tone="bad" live="alert" title={t("goneTitle")}>
          {t("goneText")}
        </Banner>
      );
    case "unknown":
      return (
        <Banner tone="notice" live="alert" title={t("unknownTitle")}>
          {t("unknownText")}
        </Banner>
      );
    case "idle":
    case "switching":
      return null;
  }
}
