import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapContactChangeAdapter } from "#adapters/soap/contact/soap-contact-change.adapter.ts";
import type { ContactChangePort } from "#domain/contact/contact-change.port.ts";

/** Changing contact data. No module of the container: it comes with those who change something. */
export function contactChangeOver(caller: SoapCaller): ContactChangePort {
  return new SoapContactChangeAdapter(caller);
}
