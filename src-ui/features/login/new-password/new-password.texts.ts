import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of a password that is chosen, at a registration or by a link. */
export const t = texts(pl, "login.new-password");
