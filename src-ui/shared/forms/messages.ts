import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";
import type { FieldComplaint } from "./message-key.ts";

const t = texts(pl, "forms", polishPlurals);

/** The message under a field, in Polish. */
export function messageOf({ key, params }: FieldComplaint): string {
  if (key === "passwordShort" || key === "tooShort" || key === "wrongLength" || key === "phoneLength") {
    return t(`field.${key}`, { ...params, count: Number(params["count"]) });
  }
  return t(`field.${key}`, params);
}
