import { plainTexts } from "#ui/shared/texts/plain-texts.ts";
import pl from "./pl.json";

/** Texts about a forgotten password; fetched with its pages. */
export const resetTexts = plainTexts(pl, "login.reset");
