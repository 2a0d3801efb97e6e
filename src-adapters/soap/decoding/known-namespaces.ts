/**
 * Namespaces whose elements are read: SOAP 1.1 and 1.2, the contract, and none, because some toolkits write the fields
 * unqualified. Elements of any other namespace are extensions of the provider (CALL-11).
 */
const KNOWN_NAMESPACES: ReadonlySet<string> = new Set([
  "http://schemas.xmlsoap.org/soap/envelope/",
  "http://www.w3.org/2003/05/soap-envelope",
  "urn:ebok:service:1",
  "",
]);

export const isKnownNamespace = (namespace: string): boolean => KNOWN_NAMESPACES.has(namespace);

/** XML declaration of a document in UTF-8. */
export const XML_DECLARATION =
  /^<\?xml\s+version\s*=\s*(?:"1\.\d"|'1\.\d')(?:\s+encoding\s*=\s*(?:"[Uu][Tt][Ff]-8"|'[Uu][Tt][Ff]-8'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>/;
