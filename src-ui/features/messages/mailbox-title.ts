import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./messages.texts.ts";

/**
 * What the window is called: the message that is read, or the list, and how many are unread, which a tab in the
 * background shows, too.
 */
export function mailboxTitle(unread: number, message: string | undefined): string {
  const title = message === undefined ? t("title") : providerText(message);
  return unread === 0 ? title : t("pageTitle", { count: unread, title });
}
