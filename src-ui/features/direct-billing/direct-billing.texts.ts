import { plurals } from "#ui/shared/texts/plurals.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of direct billing (I18N-01). */
export const t = texts(pl, "directBilling", plurals);
