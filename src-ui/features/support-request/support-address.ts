import { pathTo } from "#domain/navigation/paths.ts";

/** Target of the page's address: the list, a form, the call-back (MSG-04) or a request. */
export type SupportAddress =
  | { readonly kind: "list" | "call" }
  | { readonly kind: "form"; readonly formId: string }
  | { readonly kind: "request"; readonly number: string };

/** Parses the query of `/supportRequest`; unknown queries open the list. */
export function parseSupportAddress(search: string): SupportAddress {
  const query = new URLSearchParams(search);
  if (query.get("isContactRequested") === "1") return { kind: "call" };
  const formId = query.get("form");
  if (formId !== null && formId !== "") return { kind: "form", formId };
  const number = query.get("request");
  return number !== null && number !== "" ? { kind: "request", number } : { kind: "list" };
}

/** Returns the address of a target. */
export function supportHref(what: SupportAddress): string {
  const page = pathTo("supportRequest");
  switch (what.kind) {
    case "list":
      return page;
    case "call":
      return `${page}?isContactRequested=1`;
    case "form":
      return `${page}?${new URLSearchParams({ form: what.formId })}`;
    case "request":
      return `${page}?${new URLSearchParams({ request: what.number })}`;
  }
}
