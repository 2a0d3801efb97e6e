import { parseWebAddress } from "../shared-kernel/web-address.ts";

/** Origins that a customer may be sent to for a payment. */
export interface AllowedPaymentOrigins {
  /** Origin of the portal, as the browser writes it: `https://ebok.example.pl`. */
  readonly origin: string;
  /** Hosts of payment pages, with the port unless it is the default: `pay.example.pl`, `localhost:8081`. */
  readonly hosts: readonly string[];
}

/**
 * Checks the address of a payment page (FIN-05): http or https, at the portal's origin or at a listed host. A portal on
 * https never opens a payment page on http.
 */
export function isPaymentAddress(address: string, allowedOrigins: AllowedPaymentOrigins): boolean {
  const parsed = parseWebAddress(address);
  if (parsed === undefined) return false;
  const { scheme, host } = parsed;
  const origin = allowedOrigins.origin.toLowerCase();
  if (parsed.origin === origin) return true;
  if (scheme === "http" && origin.startsWith("https:")) return false;
  return allowedOrigins.hosts.some((allowed) => allowed.toLowerCase() === host);
}
