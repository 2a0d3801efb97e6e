import { featureTexts } from "#ui/i18n/texts.ts";
import pl from "./pl.json";

/** Texts of support requests (I18N-01). */
export const t = featureTexts("support-request", pl);
