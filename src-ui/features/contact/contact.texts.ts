import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the contact data form and of the elements that open it. */
export const t = texts(pl, "contact");

/** Toast text after the customer confirmed the contact data. */
export const updateConfirmed = (): string => t("update.done");
