import { featureTexts } from "#ui/i18n/texts.ts";
import pl from "./pl.json";

/** Texts that several features share, because the components that show them do. */
export const t = featureTexts("presentation", pl);
