import { Link } from "#ui/design-system/link.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";
import type { ServiceHelpLine } from "./service-hindrances.ts";
import { t } from "./services.texts.ts";

interface VisitPlaceTextProps {
  /** Address of the visit as the operator states it; `undefined`: not stated. */
  readonly address: string | undefined;
  readonly helpLine: ServiceHelpLine | undefined;
}

/** Says where the technician comes, or whom to ask (VISIT-10). */
export function VisitPlaceText({ address, helpLine }: VisitPlaceTextProps) {
  if (address !== undefined) return <TextWithPolish t={t} of="visit.place" parts={{ address }} />;
  if (helpLine === undefined) return t("visit.askPlace");
  return (
    <>
      {t("visit.callAboutPlace")} <Link href={`tel:${helpLine.dial}`}>{helpLine.number}</Link>.
    </>
  );
}
