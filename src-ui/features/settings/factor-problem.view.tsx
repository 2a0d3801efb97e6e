import type { SetupState } from "#domain/settings/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { t } from "./settings.texts.ts";

/** Error of a step of the second factor; an error of the code is shown at its field. */
export function FactorProblem({
  state: { problem },
}: {
  readonly state: Extract<SetupState, { readonly step: "choose" | "code" }>;
}) {
  if (problem === undefined || problem === "wrongCode" || problem === "expired") return null;
  return (
    <Banner tone="notice" live="alert" title={t(`factor.problem.${problem}`)}>
      {t(`factor.problem.${problem}Text`)}
    </Banner>
  );
}
