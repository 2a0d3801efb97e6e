import { pathTo } from "#domain/navigation/paths.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { t } from "./contact.texts.ts";
import type { LoginCodeNotice } from "./login-code-notice.view-model.ts";

/**
 * Names the number that still receives the codes for the login (ACC-60). With `onGo`, called at the press, it links to
 * the settings.
 */
export function LoginCodeBanner({
  notice: { phone, recoveryCodes },
  onGo,
}: {
  readonly notice: LoginCodeNotice;
  readonly onGo?: (() => void) | undefined;
}) {
  return (
    <Banner
      tone="notice"
      title={phone === undefined ? t("loginCode.title") : t("loginCode.titleTo", { phone })}
      action={
        onGo && (
          <LinkButton size="s" href={pathTo("settings")} onClick={onGo}>
            {t("loginCode.go")}
          </LinkButton>
        )
      }
    >
      {t(onGo === undefined ? "loginCode.changeAfter" : "loginCode.change")}
      {recoveryCodes !== "none" && <> {t(`loginCode.recovery_${recoveryCodes}`)}</>}
    </Banner>
  );
}
