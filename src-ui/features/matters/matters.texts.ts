import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the pages that links open (I18N-01). */
export const t = featureTexts("matters", pl);
