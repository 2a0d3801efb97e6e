import { featureTexts } from "#ui/i18n/texts.ts";
import pl from "./pl.json";

/** Texts of the calendar in date fields (I18N-01). */
export const t = featureTexts("calendar", pl);
