import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts around the provider's message to one customer (I18N-01). */
export const t = featureTexts("popup", pl);
