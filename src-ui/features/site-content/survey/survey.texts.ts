import { featureTexts } from "#ui/i18n/texts.ts";
import pl from "./pl.json";

/** Texts of the satisfaction survey (I18N-01). */
export const t = featureTexts("survey", pl);
