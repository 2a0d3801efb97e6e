import type { ContactKind } from "./contact-field.ts";

// Pages that only show a number load no form rules, so this file has only type imports.

const MOBILE = /^(\d{3})(\d{3})(\d{3})$/;
const LINE = /^(\d{2})(\d{3})(\d{2})(\d{2})$/;

/** Formats a value for display: `601 234 567`, `58 301 22 47`. Values that are not Polish numbers stay unchanged. */
export function formatContact(kind: ContactKind, value: string): string {
  switch (kind) {
    case "mobile":
      return value.replace(MOBILE, "$1 $2 $3");
    case "line":
      return value.replace(LINE, "$1 $2 $3 $4");
    case "email":
      return value;
  }
}

/** Formats a value for its input mask: `601-234-567`, `58 301-22-47` (VAL-04). */
export function maskContact(kind: ContactKind, value: string): string {
  switch (kind) {
    case "mobile":
      return value.replace(MOBILE, "$1-$2-$3");
    case "line":
      return value.replace(LINE, "$1 $2-$3-$4");
    case "email":
      return value;
  }
}
