import { plurals } from "#ui/shared/texts/plurals.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

export const t = texts(pl, "agreements", plurals);

/** Toast text after consents were saved. */
export const consentsSaved = (): string => t("saved");
