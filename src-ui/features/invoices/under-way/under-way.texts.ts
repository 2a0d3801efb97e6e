import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of payments that have not ended: they come with its code (I18N-01). */
export const t = featureTexts("invoices.under-way", pl);
