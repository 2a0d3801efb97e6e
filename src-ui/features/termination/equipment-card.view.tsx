import type { TerminationContract } from "#domain/termination/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./termination.texts.ts";

/** Devices that the customer returns or keeps after the end. Nothing without devices. */
export function EquipmentCard({ contract: { equipment, returnTo } }: { readonly contract: TerminationContract }) {
  const named = (after: "return" | "keep") => equipment.filter((device) => device.after === after);
  const [returned, kept] = [named("return"), named("keep")];
  if (equipment.length === 0) return null;
  return (
    <Card title={t("equipment.title")} kind="stack">
      {returned.length > 0 && (
        <>
          <p>
            {returnTo === undefined
              ? t("equipment.return")
              : t("equipment.returnTo", { place: providerText(returnTo) })}
          </p>
          <ul>
            {returned.map(({ name }, index) => (
              <li key={index}>{providerText(name)}</li>
            ))}
          </ul>
        </>
      )}
      {kept.length > 0 && (
        <p>{t("equipment.keep", { names: kept.map(({ name }) => providerText(name)).join(", ") })}</p>
      )}
    </Card>
  );
}
