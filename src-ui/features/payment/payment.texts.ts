import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the page that a payment comes back to (I18N-01). */
export const t = featureTexts("payment", pl);
