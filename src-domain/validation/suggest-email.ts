/** Domains at which most customers have their address. */
const KNOWN_DOMAINS: readonly string[] = [
  "gmail.com",
  "wp.pl",
  "o2.pl",
  "onet.pl",
  "interia.pl",
  "op.pl",
  "vp.pl",
  "tlen.pl",
  "poczta.fm",
  "poczta.onet.pl",
  "gazeta.pl",
  "interia.eu",
  "onet.eu",
  "outlook.com",
  "hotmail.com",
  "live.com",
  "yahoo.com",
  "icloud.com",
  "proton.me",
  "protonmail.com",
];

/** In a domain with a shorter name another letter makes another domain: `np.pl` is no `wp.pl`. */
const LONG_NAME_CHARACTERS = 4;

/**
 * Returns the address with a known domain if the typed domain differs from it by one letter, such as `gmial.com` or
 * `wp.p`; `undefined` for a known domain and for any other (VAL-17).
 */
export function suggestEmail(text: string): string | undefined {
  const address = text.trim();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || domain === "" || KNOWN_DOMAINS.includes(domain)) return undefined;
  const known = KNOWN_DOMAINS.find((candidate) => isTypoOf(candidate, domain));
  return known === undefined ? undefined : `${address.slice(0, at)}@${known}`;
}

/** Returns true if one letter is missing, added, swapped with its neighbour, or, in a long name, another one. */
function isTypoOf(known: string, typed: string): boolean {
  let start = 0;
  while (start < known.length && known[start] === typed[start]) start += 1;
  const [rest, typedRest] = [known.slice(start), typed.slice(start)];
  const [first = "", second = ""] = rest;
  if (rest.slice(1) === typedRest || rest === typedRest.slice(1)) return true;
  if (`${second}${first}${rest.slice(2)}` === typedRest) return true;
  const isLongName = known.indexOf(".") >= LONG_NAME_CHARACTERS || start > known.indexOf(".");
  return isLongName && typedRest !== "" && rest.slice(1) === typedRest.slice(1);
}
