import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the settings. */
export const t = texts(pl, "settings");
