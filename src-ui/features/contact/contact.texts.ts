import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the contact data form and of what opens it. */
export const t = texts(pl, "contact");

/** Said in passing once contact data were confirmed. */
export const updateConfirmed = (): string => t("update.done");
