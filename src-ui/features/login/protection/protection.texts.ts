import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the second factor at login. */
export const t = texts(pl, "login.protection");
