/**
 * Namespaces whose elements are read: SOAP 1.1, the contract, and none, because some toolkits write the fields
 * unqualified. Elements of any other namespace are extensions of the provider (CALL-11).
 */
export const KNOWN_NAMESPACES: readonly string[] = [
  "http://schemas.xmlsoap.org/soap/envelope/",
  "urn:ebok:service:1",
  "",
];

/** XML declaration of a document in UTF-8. */
export const XML_DECLARATION =
  /^<\?xml\s+version=(["'])1\.\d\1(?:\s+encoding=(["'])utf-8\2)?(?:\s+standalone=(["'])(?:yes|no)\3)?\s*\?>/i;
