import { parseWebAddress } from "../shared-kernel/web-address.ts";

/** Where a customer may be sent to pay. */
export interface AllowedPaymentOrigins {
  /** Origin of the portal itself, as the browser writes it: `https://ebok.example.pl`. */
  readonly origin: string;
  /** Hosts of payment pages, with a port where it is not the usual one: `pay.example.pl`, `localhost:8081`. */
  readonly hosts: readonly string[];
}

/**
 * Whether a customer may be sent to the address that a provider answered (FIN-05): http or https, and either within
 * the portal or at a listed host. From a portal on https nobody is sent to pay over plain http.
 */
export function isPaymentAddress(address: string, allowedOrigins: AllowedPaymentOrigins): boolean {
  const place = parseWebAddress(address);
  if (place === undefined) return false;
  const { scheme, host } = place;
  const origin = allowedOrigins.origin.toLowerCase();
  if (place.origin === origin) return true;
  if (scheme === "http" && origin.startsWith("https:")) return false;
  return allowedOrigins.hosts.some((allowed) => allowed.toLowerCase() === host);
}
