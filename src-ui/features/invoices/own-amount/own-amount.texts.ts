import { featureTexts } from "#ui/i18n/texts.ts";
import pl from "./pl.json";

/** Texts of paying an amount of one's own: they come with its code (I18N-01). */
export const t = featureTexts("invoices.own-amount", pl);
