import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts about a forgotten password; fetched with its pages. */
export const t = texts(pl, "login.reset");
