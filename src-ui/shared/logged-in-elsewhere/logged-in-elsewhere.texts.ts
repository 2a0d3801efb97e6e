import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts about a session of another tab. */
export const t = texts(pl, "logged-in-elsewhere");
