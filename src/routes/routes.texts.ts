import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Page titles, and texts of pages with pending access. */
export const t = texts(pl, "routes");
