import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the question before a form is left; apart from the frame's, as they come after it. */
export const t = featureTexts("unsaved", pl);
