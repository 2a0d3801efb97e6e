import { plainTexts } from "#ui/shared/texts/plain-texts.ts";
import pl from "./pl.json";

/** Texts of the bar, apart from the frame's: it stands on the login page, too, which knows no translation library. */
export const cookieTexts = plainTexts(pl, "cookies");
