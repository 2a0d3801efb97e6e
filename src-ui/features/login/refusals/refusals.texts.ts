import { plainTexts } from "#ui/shared/texts/plain-texts.ts";
import pl from "./pl.json";

/** Texts of what a provider refuses; fetched with the first refusal, by those who are refused. */
export const refusalTexts = plainTexts(pl, "login.refusals");
