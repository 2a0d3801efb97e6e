import { featureTexts } from "#ui/i18n/texts.ts";
import pl from "./pl.json";

/** Texts of what the provider refuses; apart from the frame's, as they come after it. */
export const t = featureTexts("serviceNotice", pl);
