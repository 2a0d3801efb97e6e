import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of paying an overpayment out: they come with its code (I18N-01). */
export const t = featureTexts("invoices.payout", pl);
