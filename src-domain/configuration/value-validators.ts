import { matching, type Expectation, type Validator } from "./validators.ts";

// Validators of single values of the configuration. The login page runs them: this file uses no library.

/** No segment is empty or begins with a dot: a server would resolve such a path to another one. */
const OWN_PATH = /^(\/[\w~-][\w.~-]*)+\/?$/;
/** Paths that the portal's own host serves itself (deploy/nginx). */
const RESERVED_PATH =
  /^\/($|(health|version|config\.json|csp-report|trackingTest|analyticsEvent|index\.html|sw\.js|assets|brand)(\/|$))/;
const NUMBER = "(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
/** Host name or IPv4 address. Browsers reject other dotted numbers as hosts. */
const HOST = `((?!-)([a-z0-9-]+\\.)*[a-z][a-z0-9-]*|(${NUMBER}\\.){3}${NUMBER})(:[1-9]\\d*)?`;
const LAST_PORT = 65_535;
const COLOUR = /^#[0-9a-f]{6}$/;

export const colourPair: Validator = (value, at, report) => {
  const fits =
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((colour) => typeof colour === "string" && COLOUR.test(colour));
  if (!fits) report(at, "colourPair", value);
};

export const ownPath = matching(OWN_PATH, "ownPath");

/** Validates a path on the portal's own host that its proxy forwards. */
export const forwardedPath =
  (expects: Expectation): Validator =>
  (value, at, report) => {
    if (typeof value === "string" && RESERVED_PATH.test(value)) report(at, "freePath", value);
    else matching(OWN_PATH, expects)(value, at, report);
  };

const withPort =
  (form: string, expects: Expectation): Validator =>
  (value, at, report) => {
    if (typeof value !== "string" || !new RegExp(`^${form}$`).test(value)) return report(at, expects, value);
    const port = /:(\d+)(\/|$)/.exec(value)?.[1];
    if (Number(port) > LAST_PORT) report(at, "port", value, `1–${LAST_PORT}`);
  };

export const hostName = withPort(HOST, "host");
export const remoteUrl = withPort(`https://${HOST}(/([\\w./~-]|%[\\dA-Fa-f]{2})*)?`, "serviceUrl");
export const localOrRemoteUrl: Validator = (value, at, report) =>
  (typeof value === "string" && value.startsWith("/") ? forwardedPath("serviceUrl") : remoteUrl)(value, at, report);
/** Validates a day of the calendar: `Date` moves one such as 31 February to another day. */
export const calendarDay: Validator = (value, at, report) => {
  const isDay = typeof value === "string" && /^20\d\d(-\d\d){2}$/.test(value);
  if (!isDay || !String(new Date(value).toJSON()).startsWith(value)) report(at, "day", value);
};
export const hourOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, "hour");
export const svgPath = matching(/^[Mm][\d MmLlHhVvCcSsQqTtAaZz,.-]{3,2000}$/, "drawing");
