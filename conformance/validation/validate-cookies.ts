import type { PublishedContract } from "../contract/published-contract.ts";
import { requestIdOf, type Exchange } from "../exchange/exchange.ts";
import type { Finding } from "../finding.ts";

/** Attributes of the cookie that trusts a device, and what each protects from. */
const ATTRIBUTES: readonly { readonly name: string; readonly pattern: RegExp; readonly effect: string }[] = [
  { name: "HttpOnly", pattern: /;\s*HttpOnly\b/i, effect: "a script in the page can steal the trust in the device" },
  { name: "Path=/", pattern: /;\s*Path=\/\s*(?:;|$)/i, effect: "the portal's other addresses get no cookie" },
  { name: "SameSite=Strict", pattern: /;\s*SameSite=Strict\b/i, effect: "other sites send the cookie along" },
  {
    name: "Max-Age or Expires",
    pattern: /;\s*(?:Max-Age|Expires)=/i,
    effect: "the customer needs a code again after every restart of the browser",
  },
];

/** Needs HTTPS: a test system without it sets the cookie without `Secure` and without the prefix. */
const SECURE = {
  name: "Secure",
  pattern: /;\s*Secure\b/i,
  effect: "browsers refuse the cookie, or send it unencrypted",
} as const;

/**
 * Returns the cookie of a trusted device with its attributes; its prefix needs HTTPS. Several `Set-Cookie` are joined
 * by a comma.
 */
const deviceCookieIn = (cookies: string): string | undefined =>
  /(?:^|,\s*)((?:__Host-)?ebok\.trusted=.*?)(?=,\s*[\w.-]+=|$)/s.exec(cookies)?.[1];

/** Validates the cookie that a response sets for a trusted device. */
export function validateCookies(exchange: Exchange, contract: PublishedContract): readonly Finding[] {
  const cookie = deviceCookieIn(exchange.response?.headers["set-cookie"] ?? "");
  if (cookie === undefined) return [];
  const needsSecure = cookie.startsWith("__Host-") || exchange.request.url.startsWith("https:");
  return [...ATTRIBUTES, ...(needsSecure ? [SECURE] : [])]
    .filter(({ pattern }) => !pattern.test(cookie))
    .map(({ name, effect }) =>
      contract.finding({
        rule: "login.device-cookie",
        operation: exchange.operation,
        path: "ebok.trusted",
        expected: name,
        found: "a cookie without it",
        effect,
        requestId: requestIdOf(exchange),
      }),
    );
}
