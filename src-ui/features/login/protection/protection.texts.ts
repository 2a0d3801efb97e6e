import { plainTexts } from "#ui/shared/texts/plain-texts.ts";
import pl from "./pl.json";

/** Texts of the second factor; fetched with it, by those who have one. */
export const protectionTexts = plainTexts(pl, "login.protection");
