import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts that several features share, because the components that show them do. */
export const t = featureTexts("presentation", pl);
