import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the frame around every page. */
export const t = featureTexts("shell", pl);
