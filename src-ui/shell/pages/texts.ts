import { featureTexts } from "#ui/i18n/texts.ts";
import pl from "./pl.json";

/** Texts of the pages that say why there is nothing else to see. */
export const t = featureTexts("shell-pages", pl);
