import { BrowserLocationAdapter } from "#adapters/browser/browser-location.adapter.ts";
import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapHelpAdapter } from "#adapters/soap/help/soap-help.adapter.ts";
import type { HelpPort, LocationPort } from "#domain/help/index.ts";

/** Branches, questions and documents. No module of the container: they come with the first of their pages. */
export function helpOver(caller: SoapCaller): HelpPort {
  return new SoapHelpAdapter(caller);
}

/** Where the customer is, as this browser knows it. */
export function locationOf({ navigator }: Window): LocationPort {
  // old browsers, and pages without TLS, have none, whatever the types say
  return new BrowserLocationAdapter("geolocation" in navigator ? navigator.geolocation : undefined);
}
