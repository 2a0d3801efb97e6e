import { featureTexts } from "#ui/i18n/texts.ts";
import pl from "./pl.json";

/** The messages under fields. */
export const formsTexts = featureTexts("forms", pl);
