import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts around the rotation banners (I18N-01). */
export const t = featureTexts("rotation", pl);
