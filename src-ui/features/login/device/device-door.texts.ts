import { plainTexts } from "#ui/shared/texts/plain-texts.ts";
import pl from "./pl.json";

/** Texts of logging in by the device. */
export const t = plainTexts(pl, "login.device");
