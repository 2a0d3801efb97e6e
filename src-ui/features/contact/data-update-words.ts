import { t } from "./contact.texts.ts";

/** Said in passing once contact data were confirmed. */
export const updateConfirmed = (): string => t("update.done");
