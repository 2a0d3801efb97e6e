import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./messages.texts.ts";

/** Page title: the open message or the list, with the number of unread messages, visible also in a background tab. */
export function mailboxTitle(unread: number, message: string | undefined): string {
  const title = message === undefined ? t("title") : providerText(message);
  return unread === 0 ? title : t("pageTitle", { count: unread, title });
}
