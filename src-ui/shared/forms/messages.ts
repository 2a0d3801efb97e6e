import { formsTexts as t } from "./forms.texts.ts";
import type { FieldComplaint } from "./message-key.ts";

/** The message under a field, in Polish. */
export function messageOf({ key, params }: FieldComplaint): string {
  if (key === "passwordShort" || key === "tooShort" || key === "wrongLength" || key === "phoneLength") {
    return t(`field.${key}`, { ...params, count: Number(params["count"]) });
  }
  return t(`field.${key}`, params);
}
