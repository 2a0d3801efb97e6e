import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of paying an amount of one's own: they come with its code (I18N-01). */
export const t = featureTexts("invoices.own-amount", pl);
