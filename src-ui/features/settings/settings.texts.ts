import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the settings. */
export const t = featureTexts("settings", pl);
