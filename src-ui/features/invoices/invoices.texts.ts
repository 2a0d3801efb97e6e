import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of invoices, paying and bank transfers (I18N-01). */
export const t = featureTexts("invoices", pl);
