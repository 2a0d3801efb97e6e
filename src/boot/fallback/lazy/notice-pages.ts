import type { Configuration, MaintenanceConfiguration } from "#domain/configuration/index.ts";
import { formatMoment } from "#ui/shared/format-deadline.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { brandOf } from "../../brand.ts";
import type { FallbackPage } from "../fallback-page.ts";
import pl from "./pl.json";

const t = texts(pl, "fallback-details");

/** Page for maintenance announced by the operator. */
export function createMaintenancePage(
  { text, until }: MaintenanceConfiguration,
  configuration: Configuration,
): FallbackPage {
  const end = until === undefined ? [] : [t("maintenance.until", { moment: formatMoment(Date.parse(until)) })];
  return {
    title: t("maintenance.title"),
    lead: [text, ...end].join(" "),
    helpLines: brandOf(configuration).helpLines,
    details: [],
  };
}

/** Page for plain http on a host other than localhost: the browser lacks required features there. */
export function createHttpsPage(address: string): FallbackPage {
  const { hostname, pathname, search } = new URL(address);
  return {
    title: t("https.title"),
    lead: t("https.lead"),
    helpLines: [],
    details: [],
    action: { label: t("https.link"), href: `https://${hostname}${pathname}${search}` },
  };
}
