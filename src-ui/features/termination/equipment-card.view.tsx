import type { ContractDevices, EquipmentReturn } from "#domain/termination/equipment-return.ts";
import { Card } from "#ui/design-system/card.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { Money } from "#ui/shared/money.tsx";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import type { TerminationHelpLine } from "./termination-help-line.ts";
import { t } from "./termination.texts.ts";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

export interface EquipmentCardProps {
  readonly devices: ContractDevices;
  readonly helpLine: TerminationHelpLine | undefined;
}

/** Devices that the customer returns or keeps after the end, with the day and the charge. Nothing without devices. */
export function EquipmentCard({ devices: { returned, owned, unnamed }, helpLine }: EquipmentCardProps) {
  if (returned === undefined && owned.length === 0 && unnamed.length === 0) return null;
  return (
    <Card title={t("equipment.title")} kind="stack">
      {returned !== undefined && <ReturnedDevices returned={returned} helpLine={helpLine} />}
      {owned.length > 0 && (
        <p>
          <TextWithPolish t={t} of="equipment.keep" parts={{ names: owned.map(({ name }) => name).join(", ") }} />
        </p>
      )}
      {unnamed.length > 0 && (
        <>
          <p>
            <TextWithPolish t={t} of="equipment.unnamed" parts={{ names: unnamed.join(", ") }} />
          </p>
          <p>{withHelpLine("equipment.unnamedAsk", helpLine)}</p>
        </>
      )}
    </Card>
  );
}

interface ReturnedDevicesProps extends Pick<EquipmentCardProps, "helpLine"> {
  readonly returned: EquipmentReturn;
}

function ReturnedDevices({ returned, helpLine }: ReturnedDevicesProps) {
  return (
    <>
      <p>
        {returnDayText(returned, helpLine)} {returnPlaceText(returned.place, helpLine)}
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
  );
}

/** Returns a text that says whom to ask: the help line, if there is one. */
function withHelpLine(
  text: "equipment.return" | "equipment.byUnknown" | "equipment.chargeUnknown" | "equipment.unnamedAsk",
  helpLine: TerminationHelpLine | undefined,
): string {
  return helpLine === undefined ? t(text) : t(`${text}Call`, { phone: helpLine.number });
}

function returnDayText({ by, isOver }: EquipmentReturn, helpLine: TerminationHelpLine | undefined): string {
  if (by === undefined) return withHelpLine("equipment.byUnknown", helpLine);
  return t(isOver ? "equipment.over" : "equipment.by", { day: formatDate(by) });
}

function returnPlaceText(returnTo: string | undefined, helpLine: TerminationHelpLine | undefined): string {
  return returnTo === undefined
    ? withHelpLine("equipment.return", helpLine)
    : t("equipment.returnTo", { place: providerText(returnTo) });
}
