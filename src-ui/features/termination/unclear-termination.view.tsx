import { formatDate } from "#ui/shared/formats.ts";
import type { UnclearTerminationPage } from "#domain/termination/termination-page.ts";
import { submittedOn } from "#domain/termination/termination.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import type { TerminationHelpLine } from "./termination-help-line.ts";
import { t } from "./termination.texts.ts";

interface UnclearTerminationProps {
  readonly page: UnclearTerminationPage;
  readonly helpLine: TerminationHelpLine | undefined;
}

/** Termination in a state that the portal does not know. */
export function UnclearTermination({ page: { termination }, helpLine }: UnclearTerminationProps) {
  const day = formatDate(submittedOn(termination));
  return (
    <Banner tone="notice" live="none" title={t("unclear.title", { day })}>
      {helpLine === undefined ? t("unclear.text") : t("unclear.textCall", { phone: helpLine.number })}
    </Banner>
  );
}
