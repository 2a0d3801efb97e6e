import { plainTexts } from "#ui/shared/texts/plain-texts.ts";
import pl from "./pl.json";

/** Texts about a code that was sent, at a login or at a registration. */
export const codeTexts = plainTexts(pl, "login.code");
