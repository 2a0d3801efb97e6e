import { pathTo } from "#domain/navigation/paths.ts";

/**
 * Target of the page's address: the list, a form, the call-back (MSG-04) or a request. `messageId`: the message that a
 * new request is about (REQ-04).
 */
export type SupportAddress =
  | { readonly kind: "list"; readonly messageId?: string | undefined }
  | { readonly kind: "call" }
  | {
      readonly kind: "form";
      readonly formId: string;
      readonly messageId?: string | undefined;
      /** Number of the order from which the customer withdraws (OFFER-13). */
      readonly order?: string | undefined;
    }
  | { readonly kind: "request"; readonly number: string };

/** Parses the query of `/supportRequest`; unknown queries open the list. */
export function parseSupportAddress(search: string): SupportAddress {
  const query = new URLSearchParams(search);
  const named = (name: string): string | undefined => query.get(name) || undefined;
  if (query.get("isContactRequested") === "1") return { kind: "call" };
  const [formId, number, message, order] = [named("form"), named("request"), named("message"), named("order")];
  const about = message === undefined ? {} : { messageId: message };
  if (formId !== undefined) return { kind: "form", formId, ...about, ...(order === undefined ? {} : { order }) };
  return number === undefined ? { kind: "list", ...about } : { kind: "request", number };
}

/** Returns the address of a target. */
export function supportHref(what: SupportAddress): string {
  const page = pathTo("supportRequest");
  switch (what.kind) {
    case "list":
      return what.messageId === undefined ? page : `${page}?${new URLSearchParams({ message: what.messageId })}`;
    case "call":
      return `${page}?isContactRequested=1`;
    case "form": {
      const about = what.messageId === undefined ? {} : { message: what.messageId };
      const order = what.order === undefined ? {} : { order: what.order };
      return `${page}?${new URLSearchParams({ form: what.formId, ...about, ...order })}`;
    }
    case "request":
      return `${page}?${new URLSearchParams({ request: what.number })}`;
  }
}
