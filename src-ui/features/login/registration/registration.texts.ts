import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the registration, loaded with it. */
export const t = texts(pl, "login.registration");
