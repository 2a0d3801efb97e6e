/** Breakpoint of the phone layout (NAV-03, NAV-16). */
const PHONE = "(width < 43.8125em)";

/** Returns true if the page has the layout of a phone. */
export function isPhoneLayout(): boolean {
  return window.matchMedia(PHONE).matches;
}
