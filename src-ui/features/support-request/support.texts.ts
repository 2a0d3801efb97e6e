import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of support requests (I18N-01). */
export const t = featureTexts("support-request", pl);
