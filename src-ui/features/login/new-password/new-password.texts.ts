import { plainTexts } from "#ui/shared/texts/plain-texts.ts";
import pl from "./pl.json";

/** Texts of a password that is chosen, at a registration or by a link. */
export const newPasswordTexts = plainTexts(pl, "login.new-password");
