import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of turning e-invoices on. */
export const t = featureTexts("e-invoice", pl);
