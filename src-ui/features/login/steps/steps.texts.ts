import { plainTexts } from "#ui/shared/texts/plain-texts.ts";
import pl from "./pl.json";

/** Texts of what comes after the first question; fetched with it, without a translation library. */
export const stepTexts = plainTexts(pl, "login.steps");
