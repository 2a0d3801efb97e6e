import type { SetupState } from "#domain/settings/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { t } from "./settings.texts.ts";

/** Error of a step of the second factor; an error of the code is shown at its field. */
export function FactorSetupProblemBanner({
  state: { failureReason },
}: {
  readonly state: Extract<SetupState, { readonly step: "choose" | "code" }>;
}) {
  if (failureReason === undefined || failureReason === "wrongCode" || failureReason === "expired") return null;
  return (
    <Banner tone="notice" live="alert" title={t(`factor.problem.${failureReason}`)}>
      {t(`factor.problem.${failureReason}Text`)}
    </Banner>
  );
}
