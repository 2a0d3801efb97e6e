import type { DatabaseSync } from "node:sqlite";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { productsOf } from "./product.repository.ts";

/** Categories of the services that a kind of fault fits; a kind without any fits every service. */
const FAULT_SERVICES: Readonly<Record<string, readonly string[]>> = {
  PICTURE: ["television"],
  WIFI: ["internet"],
  SLOW: ["internet", "mobile_internet", "mobile_phone"],
  DEVICE: ["internet", "mobile_internet", "television"],
};

/** Leaves out the kinds of fault that fit no service of the account (REQ-61). Without known services it has all. */
export function withFittingOptions(db: DatabaseSync, account: string, form: JsonRecord): JsonRecord {
  if (form["formId"] !== "FAULT") return form;
  const owned = new Set(productsOf(db, account).map(({ category }) => jsonText(category)));
  if (owned.size === 0) return form;
  const fits = (value: string): boolean => FAULT_SERVICES[value]?.some((category) => owned.has(category)) ?? true;
  const fields = recordsIn(form["fields"]).map((field) =>
    field["name"] === "problem"
      ? { ...field, options: recordsIn(field["options"]).filter(({ value }) => fits(jsonText(value))) }
      : field,
  );
  return { ...form, fields };
}
