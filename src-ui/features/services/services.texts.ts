import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the services and of one service's details. */
export const t = featureTexts("services", pl);
