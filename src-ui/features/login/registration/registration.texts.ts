import { plainTexts } from "#ui/shared/texts/plain-texts.ts";
import pl from "./pl.json";

/** Texts of a registration; fetched with it. */
export const registrationTexts = plainTexts(pl, "login.registration");
