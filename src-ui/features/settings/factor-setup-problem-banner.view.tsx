import type { SetupState } from "#domain/settings/index.ts";
import type { TryLater } from "#domain/shared-kernel/index.ts";
import { tryLaterText, tryLaterTitle } from "#ui/shared/try-later/try-later-text.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { t } from "./settings.texts.ts";

/** Error of a step of the second factor; an error of the code is shown at its field. */
export function FactorSetupProblemBanner({
  state: { failureReason },
  tryLater,
}: {
  readonly state: Extract<SetupState, { readonly step: "choose" | "code" }>;
  readonly tryLater: TryLater | undefined;
}) {
  if (failureReason === undefined || failureReason === "wrongCode" || failureReason === "expired") return null;
  if (failureReason === "tryLater")
    return (
      <Banner tone="notice" live="alert" title={tryLaterTitle()}>
        {tryLater === undefined ? null : tryLaterText(tryLater)}
      </Banner>
    );
  return (
    <Banner tone="notice" live="alert" title={t(`factor.problem.${failureReason}`)}>
      {t(`factor.problem.${failureReason}Text`)}
    </Banner>
  );
}
