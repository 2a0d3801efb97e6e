import { featureTexts } from "#ui/i18n/texts.ts";
import pl from "./pl.json";

/** Texts of the settings. */
export const t = featureTexts("settings", pl);
