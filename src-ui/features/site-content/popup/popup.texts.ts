import { featureTexts } from "#ui/i18n/texts.ts";
import pl from "./pl.json";

/** Texts around the provider's message to one customer (I18N-01). */
export const t = featureTexts("popup", pl);
