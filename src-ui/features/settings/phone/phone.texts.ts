import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the phone that the customer holds. */
export const t = featureTexts("settings.phone", pl);
