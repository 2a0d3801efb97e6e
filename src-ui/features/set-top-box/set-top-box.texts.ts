import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

export const t = texts(pl, "set-top-box");
