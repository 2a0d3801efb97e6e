import type { TerminationContract } from "#domain/termination/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import type { TerminationHelpLine } from "./termination-help-line.ts";
import { t } from "./termination.texts.ts";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

export interface EquipmentCardProps {
  readonly contract: TerminationContract;
  readonly helpLine: TerminationHelpLine | undefined;
}

/** Devices that the customer returns or keeps after the end. Nothing without devices. */
export function EquipmentCard({ contract: { equipment, returnTo }, helpLine }: EquipmentCardProps) {
  const named = (after: "return" | "keep") => equipment.filter((device) => device.after === after);
  const [returned, kept] = [named("return"), named("keep")];
  if (equipment.length === 0) return null;
  return (
    <Card title={t("equipment.title")} kind="stack">
      {returned.length > 0 && (
        <>
          <p>{returnText(returnTo, helpLine)}</p>
          <ul>
            {returned.map(({ name }, index) => (
              <li key={index} lang="pl">
                {providerText(name)}
              </li>
            ))}
          </ul>
        </>
      )}
      {kept.length > 0 && (
        <p>
          <TextWithPolish t={t} of="equipment.keep" parts={{ names: kept.map(({ name }) => name).join(", ") }} />
        </p>
      )}
    </Card>
  );
}

/** Says where devices are returned. Without a place the customer asks the help line. */
function returnText(returnTo: string | undefined, helpLine: TerminationHelpLine | undefined): string {
  if (returnTo !== undefined) return t("equipment.returnTo", { place: providerText(returnTo) });
  return helpLine === undefined ? t("equipment.return") : t("equipment.returnCall", { phone: helpLine.number });
}
