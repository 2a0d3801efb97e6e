import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of what the provider refuses; apart from the frame's, as they come after it. */
export const t = featureTexts("serviceNotice", pl);
