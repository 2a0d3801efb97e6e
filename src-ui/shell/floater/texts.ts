import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts around the operator's words on an offer. */
export const floaterTexts = featureTexts("floater", pl);
