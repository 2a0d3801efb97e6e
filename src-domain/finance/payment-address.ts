/** Where a customer may be sent to pay. */
export interface PaymentPlaces {
  /** Origin of the portal itself, as the browser writes it: `https://ebok.example.pl`. */
  readonly origin: string;
  /** Hosts of payment pages, with a port where it is not the usual one: `pay.example.pl`, `localhost:8081`. */
  readonly hosts: readonly string[];
}

/** Scheme, host and port; no user, no backslash, no blank, no control character anywhere: browsers read those in their own ways. */
const ADDRESS = /^(https?):\/\/([a-z0-9.-]+(?::\d{1,5})?)(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

/**
 * Whether a customer may be sent to the address that a provider answered (FIN-05): http or https, and either within
 * the portal or at a listed host. From a portal on https nobody is sent to pay over plain http.
 */
export function isPaymentAddress(address: string, places: PaymentPlaces): boolean {
  const parts = ADDRESS.exec(address);
  if (parts === null) return false;
  const scheme = (parts[1] ?? "").toLowerCase();
  const host = (parts[2] ?? "").toLowerCase();
  const origin = places.origin.toLowerCase();
  if (`${scheme}://${host}` === origin) return true;
  if (scheme === "http" && origin.startsWith("https:")) return false;
  return places.hosts.some((allowed) => allowed.toLowerCase() === host);
}
