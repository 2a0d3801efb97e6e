import { equipmentReturnOf } from "#domain/termination/equipment-return.ts";
import type { TerminationContract } from "#domain/termination/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { Money } from "#ui/shared/money.tsx";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import type { TerminationHelpLine } from "./termination-help-line.ts";
import { t } from "./termination.texts.ts";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

export interface EquipmentCardProps {
  readonly contract: TerminationContract;
  /** Last day of the contract. */
  readonly endsOn: WarsawDate;
  readonly helpLine: TerminationHelpLine | undefined;
}

/** Devices that the customer returns or keeps after the end, with the day and the charge. Nothing without devices. */
export function EquipmentCard({ contract, endsOn, helpLine }: EquipmentCardProps) {
  const { equipment, returnTo } = contract;
  const owned = equipment.filter(({ after }) => after === "keep");
  const returned = equipmentReturnOf(contract, endsOn);
  if (equipment.length === 0) return null;
  return (
    <Card title={t("equipment.title")} kind="stack">
      {returned !== undefined && (
        <>
          <p>
            {returnDayText(returned.by, helpLine)} {returnPlaceText(returnTo, helpLine)}
          </p>
          <ul>
            {returned.devices.map(({ name, unreturnedCharge }, index) => (
              <li key={index}>
                {unreturnedCharge === undefined ? (
                  <PolishText>{providerText(name)}</PolishText>
                ) : (
                  <TextWithPolish
                    t={t}
                    of="equipment.device"
                    parts={{ name: providerText(name), amount: <Money amount={unreturnedCharge} /> }}
                  />
                )}
              </li>
            ))}
          </ul>
          {returned.charge === undefined && <p>{withHelpLine("equipment.chargeUnknown", helpLine)}</p>}
        </>
      )}
      {owned.length > 0 && (
        <p>
          <TextWithPolish t={t} of="equipment.keep" parts={{ names: owned.map(({ name }) => name).join(", ") }} />
        </p>
      )}
    </Card>
  );
}

/** Returns a text that says whom to ask: the help line, if there is one. */
function withHelpLine(
  text: "equipment.return" | "equipment.byUnknown" | "equipment.chargeUnknown",
  helpLine: TerminationHelpLine | undefined,
): string {
  return helpLine === undefined ? t(text) : t(`${text}Call`, { phone: helpLine.number });
}

function returnDayText(by: WarsawDate | undefined, helpLine: TerminationHelpLine | undefined): string {
  return by === undefined ? withHelpLine("equipment.byUnknown", helpLine) : t("equipment.by", { day: formatDate(by) });
}

function returnPlaceText(returnTo: string | undefined, helpLine: TerminationHelpLine | undefined): string {
  return returnTo === undefined
    ? withHelpLine("equipment.return", helpLine)
    : t("equipment.returnTo", { place: providerText(returnTo) });
}
