import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the start page. */
export const t = featureTexts("home", pl);
