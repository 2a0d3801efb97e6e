import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** The messages under fields. */
export const formsTexts = featureTexts("forms", pl);
