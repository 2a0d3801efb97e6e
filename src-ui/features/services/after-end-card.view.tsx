import { FileText, Files, PackageOpen, UserRound, type LucideIcon } from "lucide-react";
import { use } from "react";
import type { PortalFeature } from "#domain/access/portal-features.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { Card } from "#ui/design-system/card.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { t } from "./services.texts.ts";

interface RemainingPage {
  readonly name: "invoice" | "equipment" | "documents" | "data";
  /** Feature without which the page does not open (CALL-12). */
  readonly feature: PortalFeature;
  readonly href: string;
  readonly icon: LucideIcon;
}

function remainingPages(equipmentHref: string | undefined): readonly RemainingPage[] {
  return [
    { name: "invoice", feature: "invoices", href: pathTo("invoice"), icon: FileText },
    ...(equipmentHref === undefined
      ? []
      : [{ name: "equipment", feature: "termination", href: equipmentHref, icon: PackageOpen } as const]),
    { name: "documents", feature: "customerDocuments", href: pathTo("documents"), icon: Files },
    { name: "data", feature: "personalData", href: pathTo("personalData"), icon: UserRound },
  ];
}

interface AfterEndCardProps {
  /** Page of the termination; `undefined` without one. */
  readonly equipmentHref: string | undefined;
  /** Last day to move the number to another operator; `undefined`: none, or the day has passed. */
  readonly numberUntil: WarsawDate | undefined;
}

/**
 * Links to the last invoice, the equipment, the documents and the personal data, which remain after the end of a
 * contract (SERV-12), and until when its number can be moved (TERM-37); nothing if none of this is left.
 */
export function AfterEndCard({ equipmentHref, numberUntil }: AfterEndCardProps) {
  const unavailable = use(UnavailableFeaturesContext);
  const pages = remainingPages(equipmentHref).filter(({ feature }) => !unavailable.has(feature));
  if (pages.length === 0 && numberUntil === undefined) return null;
  return (
    <Card title={t("afterEnd.title")} bareTitle={numberUntil === undefined}>
      {numberUntil !== undefined && <p>{t("afterEnd.number", { day: formatDate(numberUntil) })}</p>}
      {pages.length > 0 && (
        <Rows>
          {pages.map(({ name, href, icon }) => (
            <RowLink
              key={name}
              href={href}
              icon={icon}
              title={t(`afterEnd.${name}`)}
              meta={t(`afterEnd.${name}Meta`)}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}
