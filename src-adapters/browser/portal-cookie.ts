/** Maximum lifetime of a cookie of the portal (NAV-15, THEME-02), in s. */
const SIX_MONTHS_S = 183 * 24 * 60 * 60;

/** Part of a document that reads and writes cookies. */
export interface CookieDocument {
  cookie: string;
  readonly location: Pick<Location, "protocol">;
}

/**
 * Over HTTPS, only this host can set a cookie with the prefix `__Host-`. Browsers refuse the prefix over plain HTTP,
 * which is only used on localhost.
 */
function cookieNameOf(name: string, { location }: CookieDocument): string {
  return location.protocol === "https:" ? `__Host-${name}` : name;
}

/** Returns the value of the portal's cookie `name`. */
export function readPortalCookie(page: CookieDocument, name: string): string | undefined {
  const prefix = `${cookieNameOf(name, page)}=`;
  const cookie = page.cookie.split("; ").find((pair) => pair.startsWith(prefix));
  return cookie?.slice(prefix.length);
}

/** Writes the portal's cookie `name` for six months. An empty value removes it. */
export function writePortalCookie(page: CookieDocument, name: string, value: string): void {
  const secure = page.location.protocol === "https:" ? "; Secure" : "";
  const maxAgeS = value === "" ? 0 : SIX_MONTHS_S;
  page.cookie = `${cookieNameOf(name, page)}=${value}; Max-Age=${maxAgeS}; Path=/; SameSite=Lax${secure}`;
}
