const HOSTS = ["evil.example", "evil.example:8443", "ebok.example.evil.example", "ebok.example@evil.example", "[::1]", "0x7f.1", "evil.example:443", "evil。example"];

/** Ways to write an address that some reader takes for another place than the rest. */
export const OUTSIDE: readonly string[] = HOSTS.flatMap((host) => [
  `https://${host}`, `https://${host}/index`, `HTTPS://${host}/index`, `//${host}`, `//${host}/index`, `///${host}`, `////${host}/index`, `/\\${host}`, `\\\\${host}`, `\\/${host}/index`,
  `/\t/${host}`, `/\n/${host}/index`, `\t//${host}`, ` //${host}`, `https:${host}`, `https:/${host}`, `https:\\\\${host}`, `/%2f${host}`, `/%5c${host}`, `%2f%2f${host}`, `%68ttps://${host}`,
  `/index@${host}`, `//user:pass@${host}`, `/.//${host}`, `/..//${host}`, `/index/..//${host}`, `/;@${host}`, `/%09/${host}`, `/\u0000/${host}`, `/\u2028/${host}`, `/\uFF0F${host}`,
]);

/** What runs, or is another kind of address altogether. */
export const SCHEMES: readonly string[] = [
  "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)", "java\nscript:alert(1)", "\u0001javascript:alert(1)", " javascript:alert(1)", "javascript://ebok.example/%0aalert(1)",
  "javascript&colon;alert(1)", "javascript%3Aalert(1)", "vbscript:msgbox(1)", "data:text/html,<script>alert(1)</script>", "data:text/html;base64,PHNjcmlwdD4=", "blob:https://ebok.example/1",
  "file:///etc/passwd", "view-source:https://ebok.example", "about:blank", "filesystem:https://ebok.example/x", "intent://evil.example#Intent;end", "mailto:a@evil.example", "tel:+48500100200",
];

/** Words that mean something to the language rather than to the portal, and contexts that there are none of. */
const WORDS = [
  "__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "undefined", "null", "NaN", "true", "0", "-1", "[object Object]", "index/", "/index", "INDEX", "Index ", " index",
  "index\u0000", "index?x=1", "index#x", "index/../logout", "../index", "..", ".", "", " ", "*", "%", "%00", "%zz", "%E0%A4%A", "\uD800", "\u202Eindex", "ind\u200Bex", "ındex", "ＩＮＤＥＸ", "logout", "push", "login",
  "loginToken", "offerAccept", "offerDecline", "numberTransferDecision", "sessionExpired", "error", "old", "loginOld", "context", "switchContext", "account=1", "client/2", "admin",
];

/** Every hostile text, once. */
export const HOSTILE_LINKS: readonly string[] = [...new Set([...OUTSIDE, ...SCHEMES, ...WORDS])];
/** The same, and what is hostile only where a param stands. */
export const HOSTILE_PARAMS: readonly string[] = [...HOSTILE_LINKS, "..%2f..%2flogout", "../../logout", "..\\..\\logout", "1/../../push", "?returnTo=//evil.example", "#//evil.example", "1;jsessionid=2", "1\r\nSet-Cookie: a=b"];
