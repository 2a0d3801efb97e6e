import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of a complaint about accessibility. */
export const t = texts(pl, "accessibility-complaint");
