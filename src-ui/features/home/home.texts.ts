import { featureTexts } from "#ui/i18n/texts.ts";
import pl from "./pl.json";

/** Texts of the start page. */
export const t = featureTexts("home", pl);
