import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of setting up the account. */
export const t = featureTexts("onboarding", pl);
