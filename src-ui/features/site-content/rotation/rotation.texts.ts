import { featureTexts } from "#ui/i18n/texts.ts";
import pl from "./pl.json";

/** Texts around the rotation banners (I18N-01). */
export const t = featureTexts("rotation", pl);
