import { pathTo, requestHref } from "#domain/navigation/paths.ts";
import { statementComplaintForm, type ContactForm } from "#domain/support/index.ts";
import { warsawMonth, type WarsawMonth } from "#domain/shared-kernel/index.ts";

/**
 * Message (REQ-04), outage (REQ-11), withdrawn order (OFFER-13), refused statement of withdrawal (WITHDRAW-36), service
 * (REQ-40) or invoice (REQ-26) that a new request is about.
 */
export type RequestOrigin =
  | { readonly kind: "message" | "outage" | "order" | "statement" | "service"; readonly id: string }
  | { readonly kind: "invoice"; readonly id: string; readonly month?: WarsawMonth };

/** Target of the page's address: the list, the topics of a new request, a form, the call-back (MSG-04) or a request. */
export type SupportAddress =
  | { readonly kind: "list" }
  | { readonly kind: "topics"; readonly about?: RequestOrigin | undefined }
  | { readonly kind: "call" }
  | { readonly kind: "form"; readonly formId: string; readonly about?: RequestOrigin | undefined }
  | { readonly kind: "request"; readonly number: string };

/**
 * Returns the address to show: the topics, where the provider has no form that fits a refused statement (WITHDRAW-36).
 */
export function fittingAddress(at: SupportAddress, forms: readonly ContactForm[] | undefined): SupportAddress {
  if (at.kind !== "form" || at.about?.kind !== "statement" || forms === undefined) return at;
  return statementComplaintForm(forms) === undefined ? { kind: "topics", about: at.about } : at;
}

/** Parses the query of `/supportRequest`; unknown queries open the list. */
export function parseSupportAddress(search: string): SupportAddress {
  const query = new URLSearchParams(search);
  const named = (name: string): string | undefined => query.get(name) || undefined;
  if (query.get("isContactRequested") === "1") return { kind: "call" };
  const [formId, number] = [named("form"), named("request")];
  const origin = originIn(named);
  const about = origin === undefined ? {} : { about: origin };
  if (formId !== undefined) return { kind: "form", formId, ...about };
  if (number !== undefined) return { kind: "request", number };
  return origin !== undefined || query.get("new") === "1" ? { kind: "topics", ...about } : { kind: "list" };
}

function originIn(named: (name: string) => string | undefined): RequestOrigin | undefined {
  for (const kind of ["message", "outage", "order", "statement", "service"] as const) {
    const id = named(kind);
    if (id !== undefined) return { kind, id };
  }
  const invoice = named("invoice");
  if (invoice === undefined) return undefined;
  const month = warsawMonth(named("month") ?? "");
  return { kind: "invoice", id: invoice, ...(month !== undefined && { month }) };
}

/** Returns the address of a target. */
export function supportHref(what: SupportAddress): string {
  const page = pathTo("supportRequest");
  switch (what.kind) {
    case "list":
      return page;
    case "topics":
      return `${page}?${new URLSearchParams(what.about === undefined ? { new: "1" } : originQuery(what.about))}`;
    case "call":
      return `${page}?isContactRequested=1`;
    case "form":
      return `${page}?${new URLSearchParams({ form: what.formId, ...originQuery(what.about) })}`;
    case "request":
      return requestHref(what.number);
  }
}

function originQuery(about: RequestOrigin | undefined): Readonly<Record<string, string>> {
  if (about === undefined) return {};
  const month = about.kind === "invoice" ? about.month : undefined;
  return { [about.kind]: about.id, ...(month !== undefined && { month }) };
}
