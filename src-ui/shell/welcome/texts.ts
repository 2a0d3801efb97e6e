import { plainTexts } from "#ui/shared/texts/plain-texts.ts";
import pl from "./pl.json";

/** Texts around the operator's greeting. */
export const welcomeTexts = plainTexts(pl, "welcome");
