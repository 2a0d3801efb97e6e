import type { ContactKind } from "./contact-field.ts";

// A page that only shows a number needs no rule of the form: nothing may be imported at run time.

const MOBILE = /^(\d{3})(\d{3})(\d{3})$/;
const LINE = /^(\d{2})(\d{3})(\d{2})(\d{2})$/;

/** A value as it is read: `601 234 567`, `58 301 22 47`; whatever is no Polish number stays as it is. */
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

/** A value as its mask has it while it is typed: `601-234-567`, `58 301-22-47` (VAL-04). */
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
