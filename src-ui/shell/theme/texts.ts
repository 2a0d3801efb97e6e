import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the choice of a theme. */
export const t = texts(pl, "shell-theme");
