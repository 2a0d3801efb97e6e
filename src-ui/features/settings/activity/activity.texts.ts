import type { AccountActivity } from "#domain/settings/index.ts";
import { formatDateTime } from "#ui/shared/formats.ts";
import { joinUnbreakable } from "#ui/design-system/join-unbreakable.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the activity log. */
export const t = texts(pl, "settings.activity", plurals);

/** Title of the page of the activity log. */
export const activityTitle = (): string => t("title");

/** Error shown when the code of that page fails to load. */
export const activityFailed = (): string => t("failed");

/** Text of an activity: that of its kind, or the provider's for a kind that the portal does not know (ACT-01). */
export function activityText({ kind, text, detail }: AccountActivity): string {
  const what = kind === "other" ? providerText(text) : t(`kind.${kind}`);
  return detail === undefined ? what : t("detail", { text: what, detail: providerText(detail) });
}

/** Channel, device and place of an activity, as far as they are known. */
export function activitySource({ channel, device, address, town }: AccountActivity): string {
  // The device names the browser already.
  const isNamed = channel === undefined || (channel === "browser" && device !== undefined);
  return [isNamed ? undefined : t(`channel.${channel}`), device, town, address]
    .filter((part) => part !== undefined)
    .join(", ");
}

/** Day and time of an activity. */
export const activityMoment = ({ at }: AccountActivity): string => joinUnbreakable(formatDateTime(at));
