import type { DatabaseSync } from "node:sqlite";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { listEntries } from "./finance.repository.ts";
import { hasNextInvoices } from "./has-next-invoices.ts";

/** Labels of the deduction of a claim: from what is due now, from the next invoices, or from both. */
const DEDUCTION = {
  due: "Odliczyć od kwoty do zapłaty",
  next: "Odliczyć od następnych faktur",
  both: "Odliczyć od kwoty do zapłaty i od następnych faktur",
} as const;

/** Returns the label of the deduction of a claim; `undefined` if nothing is or will be due. */
function deductionLabel(db: DatabaseSync, account: string): string | undefined {
  const isDue = listEntries(db, account).some(({ unpaidAmount }) => unpaidAmount > 0);
  const hasNext = hasNextInvoices(db, account);
  if (isDue) return hasNext ? DEDUCTION.both : DEDUCTION.due;
  return hasNext ? DEDUCTION.next : undefined;
}

/** Names from what a claim can be deducted; leaves the choice out if nothing is or will be due. */
export function withFittingPayouts(db: DatabaseSync, account: string, form: JsonRecord): JsonRecord {
  if (form["formId"] !== "COMPLAINT") return form;
  const label = deductionLabel(db, account);
  const fields = recordsIn(form["fields"]).map((field) =>
    field["legal"] === "PAYOUT"
      ? {
          ...field,
          options: recordsIn(field["options"]).flatMap((option) => {
            if (jsonText(option["value"]) !== "INVOICE") return [option];
            return label === undefined ? [] : [{ ...option, label }];
          }),
        }
      : field,
  );
  return { ...form, fields };
}
