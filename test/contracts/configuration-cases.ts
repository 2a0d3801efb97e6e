import { aConfiguration } from "#test/mothers/index.ts";

/** A `config.json` and its expected errors. */
export interface ConfigurationCase {
  readonly name: string;
  readonly value: unknown;
  /** Invalid fields, each with the rule that it breaks; empty for a valid file. */
  readonly errors: readonly string[];
  /** Set for rules between two fields, which a JSON Schema cannot express. */
  readonly beyondSchema?: true;
}

/** Returns a copy of the demo configuration with `value` at `path`; `undefined` removes the field. */
function withAt(path: string, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(aConfiguration()));
  const names = path.split(".");
  const last = names.pop() ?? "";
  let place = copy;
  for (const name of names) place = typeof place === "object" && place !== null ? Reflect.get(place, name) : undefined;
  if (typeof place !== "object" || place === null) throw new Error(`the demo configuration has nothing at ${path}`);
  if (value === undefined) Reflect.deleteProperty(place, last);
  else Reflect.set(place, last, value);
  return copy;
}

const good = (path: string, value: unknown): ConfigurationCase => ({
  name: `${path} = ${JSON.stringify(value) ?? "left out"}`,
  value: withAt(path, value),
  errors: [],
});

const bad = (path: string, value: unknown, expects: string, at = path): ConfigurationCase => ({
  name: `${path} = ${(JSON.stringify(value) ?? "left out").slice(0, 80)}`,
  value: withAt(path, value),
  errors: [`${at} ${expects}`],
});

const beyond = (path: string, value: unknown, expects: string, at = path): ConfigurationCase => ({
  ...bad(path, value, expects, at),
  beyondSchema: true,
});

const HOURS = { from: "mon", to: "fri", opens: "08:00", closes: "20:00" };
const FONT = { family: "Splot Sans", file: "/brand/splot.woff2" };

/** Cases on which the decoder and the JSON Schema must agree. */
export const CONFIGURATION_CASES: readonly ConfigurationCase[] = [
  { name: "the demo's", value: aConfiguration(), errors: [] },
  good("provider.serviceUrl", "/ebok/service"),
  good("provider.serviceUrl", "https://api.example.pl:8443/ebok/service"),
  good("provider.serviceUrl", "https://api.example.pl/a%20b/"),
  good("provider.serviceUrl", "https://10.0.0.255:65535/service"),
  good("provider.serviceUrl", "/healthy"),
  good("chat.path", "/chat/health/"),
  good("hosts.payment", ["pay.example.pl", "localhost:9000", "4pay.example:65535", "192.168.0.1"]),
  good("hosts.iframe", ["podpis.example.pl"]),
  good("hosts.images", ["img.example.pl", "localhost:9000"]),
  good("hosts.ksef", "qr-test.ksef.mf.gov.pl"),
  good("legal", {
    directBillingLimits: [0, 50],
    ksefTitlesFrom: "2027-07-01",
    settlementPage: "https://www.uke.gov.pl/konsument/spory",
    accessibility: { madeOn: "2027-03-01", limits: ["Filmy nie mają napisów."], answerDays: 14, longestDays: 40 },
  }),
  good("help.technical", undefined),
  good("complaints.repeatDays", 5),
  good("decoder", undefined),
  good("diagnostics", true),
  good("diagnostics", undefined),
  good("serviceWorker", false),
  good("serviceWorker", undefined),
  good("brand.font", FONT),
  good("brand.privacyPolicy", "https://www.example.pl/prywatnosc"),
  good("brand.terms", "/documents/terms.pdf"),
  good("brand.terms", undefined),
  good("app", undefined),
  good("app", { appStore: "https://apps.apple.com/pl/app/wiazka/id123" }),
  bad("app", { googlePlay: "https://play.google.com.evil.example/store/apps/x" }, "storeUrl", "app.googlePlay"),
  bad("app", { appStore: "http://apps.apple.com/pl/app/wiazka/id123" }, "storeUrl", "app.appStore"),
  bad("app", { huawei: "https://appgallery.huawei.com/" }, "noSuchField", "app.huawei"),
  good("help.email", "pomoc+portal@example.pl"),
  good("help.email", undefined),
  bad("brand.privacyPolicy", "javascript:alert(1)", "serviceUrl"),
  bad("brand.terms", "http://www.example.pl/terms.pdf", "serviceUrl"),
  bad("help.email", "mailto:pomoc@example.pl", "email"),
  bad("help.email", "pomoc@example", "email"),
  good("languages", undefined),
  good("languages", ["pl"]),
  good("languages", ["uk", "pl", "en"]),
  good("brand.texts", { "uk/login:login.lead": "Рахунки", "en/login:login.lead": "Bills" }),
  good("brand.texts", {}),
  good("brand.texts", {
    "login:login.lead": "Rachunki i pakiety w jednym miejscu.",
    "personalData.export:title": "Kopia",
    "set-top-box:a_b": "{count} dekodery",
  }),
  good("recording", { endpoint: "https://rec.example.pl/v1", samplingPercent: 0, maskedFields: [] }),
  good("recording", { endpoint: "/recording", samplingPercent: 100, maskedFields: ["userId", "elementName"] }),
  good("maintenance", { text: "Wymieniamy serwery." }),
  good("maintenance", { text: "Wymieniamy serwery.", until: "2026-11-21T06:00:00+01:00" }),
  good("maintenance", { text: "Wymieniamy serwery.", until: "2026-11-21T05:00:00Z" }),
  good("limits.bankAccount", "9-18-digits"),
  good("limits", {
    sessionMinutes: 1,
    warningSeconds: 20,
    checkSeconds: 5,
    requestSeconds: 5,
    fileMegabytes: 1,
    bankAccount: "polish",
  }),
  good("limits", {
    sessionMinutes: 60,
    warningSeconds: 600,
    checkSeconds: 300,
    requestSeconds: 300,
    fileMegabytes: 50,
    bankAccount: "polish",
  }),
  good("features.chat", false),
  good("help.customerService.hours.0.closes", "24:00"),

  { name: "null", value: null, errors: [" object"] },
  { name: "a list", value: [], errors: [" object"] },
  { name: "a text", value: "config", errors: [" object"] },
  bad("version", 0, "version"),
  bad("version", 2, "version"),
  bad("version", "1", "version"),
  bad("version", undefined, "version"),
  bad("provider", undefined, "object"),
  bad("provider", [], "object"),
  bad("provider.serviceUrl", undefined, "serviceUrl"),
  bad("provider.serviceUrl", "", "serviceUrl"),
  bad("provider.serviceUrl", "service", "serviceUrl"),
  bad("provider.serviceUrl", "http://api.example.pl/service", "serviceUrl"),
  bad("provider.serviceUrl", "//evil.example/service", "serviceUrl"),
  bad("provider.serviceUrl", "https://user@api.example.pl/", "serviceUrl"),
  bad("provider.serviceUrl", "javascript:alert(1)", "serviceUrl"),
  bad("provider.serviceUrl", "https://api.example.pl/a b", "serviceUrl"),
  ...[
    "/",
    "/health",
    "/health/",
    "/version",
    "/config.json",
    "/csp-report",
    "/trackingTest",
    "/analyticsEvent",
    "/index.html",
    "/sw.js",
    "/assets",
    "/assets/service",
    "/brand",
    "/brand/service",
  ].map((path) => bad("provider.serviceUrl", path, "freePath")),
  ...[
    "/a//b",
    "/service/../health",
    "/./service",
    "/.service",
    "/a%20b",
    "/%",
    "https://api.example.pl/%",
    "https://api.example.pl/%2",
    "https://1.2.3.256/",
    "https://api.1/",
    "https://1.2.3/",
    "https://01.2.3.4",
    "https://..",
    "https://-a.example",
    "https://api.example:0",
    "https://api.example:080",
  ].map((address) => bad("provider.serviceUrl", address, "serviceUrl")),
  bad("provider.serviceUrl", "https://api.example.pl:65536/service", "port"),
  bad("provider.serviceUrl", "https://api.example.pl:99999", "port"),
  bad("provider.timeout", 5, "noSuchField"),
  bad("chat.path", "/", "freePath"),
  bad("chat.path", "/health", "freePath"),
  bad("chat.path", "/assets/chat", "freePath"),
  bad("chat.path", "/%63hat", "ownPath"),
  bad("chat.path", "/../chat", "ownPath"),
  bad("chat.path", "https://chat.example.pl/socket", "ownPath"),
  bad("chat.path", "wss://chat.example.pl", "ownPath"),
  bad("chat.path", "//chat.example.pl", "ownPath"),
  bad("chat.path", "chat", "ownPath"),
  bad("hosts.payment", "pay.example.pl", "list"),
  bad("hosts.payment", ["https://pay.example.pl"], "host", "hosts.payment[0]"),
  bad("hosts.payment", ["pay.example.pl/pay"], "host", "hosts.payment[0]"),
  bad("hosts.payment", ["*.example.pl"], "host", "hosts.payment[0]"),
  bad("hosts.payment", ["pay.example.pl; script-src *"], "host", "hosts.payment[0]"),
  bad("hosts.payment", ["pay.example.pl:99999"], "port", "hosts.payment[0]"),
  bad(
    "recording",
    { endpoint: "http://rec.example.pl", samplingPercent: 10, maskedFields: [] },
    "serviceUrl",
    "recording.endpoint",
  ),
  bad(
    "recording",
    { endpoint: "/recording", samplingPercent: 101, maskedFields: [] },
    "wholeNumber",
    "recording.samplingPercent",
  ),
  bad(
    "recording",
    { endpoint: "/recording", samplingPercent: 10, maskedFields: ["sessionId"] },
    "oneOf",
    "recording.maskedFields[0]",
  ),
  bad("hosts.images", ["*"], "host", "hosts.images[0]"),
  bad("hosts.images", ["https://img.example.pl"], "host", "hosts.images[0]"),
  bad("hosts.iframe", ["pay.example.pl:0"], "host", "hosts.iframe[0]"),
  bad("hosts.iframe", ["1.2.3.999"], "host", "hosts.iframe[0]"),
  bad("hosts.payment", ["a.example", "Pay.example"], "host", "hosts.payment[1]"),
  bad("hosts.payment", ["pay.example.pl", "pay.example.pl"], "noRepeats"),
  bad(
    "hosts.iframe",
    Array.from({ length: 21 }, (_, index) => `h${index}.example`),
    "list",
  ),
  bad("hosts.iframe", undefined, "list"),
  bad("hosts.ksef", "https://qr.ksef.mf.gov.pl", "host"),
  bad("brand", undefined, "object"),
  bad("brand.name", undefined, "text"),
  bad("brand.name", "", "text"),
  bad("brand.name", "   ", "text"),
  bad("brand.name", "x".repeat(41), "text"),
  bad("brand.name", 7, "text"),
  bad("brand.legalName", "Splot\nMedia", "text"),
  bad("brand.logo.lines", "M0 0url(#a)", "drawing"),
  bad("brand.logo.shape", "circle", "drawing"),
  bad("brand.icon", "https://cdn.example/icon.svg", "ownPath"),
  bad("brand.themeColour", "#ffffff", "colourPair"),
  bad("brand.colours.beam", undefined, "colourPair"),
  bad("brand.colours.beam", ["#00828e"], "colourPair"),
  bad("brand.colours.beam", ["#00828E", "#4fc3cb"], "colourPair"),
  bad("brand.colours.beam", ["red", "blue"], "colourPair"),
  bad("brand.colours.beam", ["#00828e", "#4fc3cb;}"], "colourPair"),
  bad("brand.colours.accent", ["#00828e", "#4fc3cb"], "noSuchField"),
  bad("brand.font", { ...FONT, family: 'A";}' }, "fontFamily", "brand.font.family"),
  bad("languages", [], "list"),
  bad("languages", ["pl", "pl"], "noRepeats"),
  bad("languages", ["pl", "de"], "oneOf", "languages[1]"),
  bad("brand.texts", { "de/login:login.lead": "Rechnungen" }, "noSuchField", "brand.texts.de/login:login.lead"),
  bad("brand.texts", [], "object"),
  bad("brand.texts", { "login.lead": "Rachunki" }, "noSuchField", "brand.texts.login.lead"),
  bad("brand.texts", { ":lead": "Rachunki" }, "noSuchField", "brand.texts.:lead"),
  bad("brand.texts", { "login:login.lead": "" }, "text", "brand.texts.login:login.lead"),
  bad("brand.texts", { "login:login.lead": "Dwa\nwiersze" }, "text", "brand.texts.login:login.lead"),
  bad("brand.texts", { "login:login.lead": 5 }, "text", "brand.texts.login:login.lead"),
  bad("brand.font", { ...FONT, file: "https://fonts.example/a.woff2" }, "ownPath", "brand.font.file"),
  bad("help", {}, "object", "help.customerService"),
  bad("help.customerService.number", "zadzwoń", "phoneText"),
  bad("help.customerService.dial", "58 300 70 00", "phone"),
  bad("help.customerService.hours", [], "list"),
  bad("help.customerService.hours", [{ ...HOURS, from: "pon" }], "oneOf", "help.customerService.hours[0].from"),
  bad("help.customerService.hours", [{ ...HOURS, opens: "8:00" }], "hour", "help.customerService.hours[0].opens"),
  bad("help.customerService.hours", [{ ...HOURS, closes: "25:00" }], "hour", "help.customerService.hours[0].closes"),
  bad("help.customerService.hours", [HOURS, HOURS], "noRepeats"),
  bad("limits.sessionMinutes", -15, "wholeNumber"),
  bad("limits.sessionMinutes", 0, "wholeNumber"),
  bad("limits.sessionMinutes", 61, "wholeNumber"),
  bad("limits.sessionMinutes", "15", "wholeNumber"),
  bad("limits.sessionMinutes", 1.5, "wholeNumber"),
  bad("limits.warningSeconds", undefined, "wholeNumber"),
  bad("limits.warningSeconds", 19, "wholeNumber"),
  bad("limits.checkSeconds", 4, "wholeNumber"),
  bad("limits.requestSeconds", 301, "wholeNumber"),
  bad("limits.fileMegabytes", 51, "wholeNumber"),
  bad("limits.fileMegabytes", null, "wholeNumber"),
  bad("limits.bankAccount", "iban", "oneOf"),
  bad("legal", { directBillingLimits: [] }, "list", "legal.directBillingLimits"),
  bad("legal", { directBillingLimits: [35.5] }, "wholeNumber", "legal.directBillingLimits[0]"),
  bad("legal", { ksefTitlesFrom: "01-01-2027" }, "day", "legal.ksefTitlesFrom"),
  bad("legal", { ksefTitlesFrom: "2027-13-41" }, "day", "legal.ksefTitlesFrom"),
  beyond("legal", { ksefTitlesFrom: "2027-02-29" }, "day", "legal.ksefTitlesFrom"),
  bad("legal", { settlementPage: "cik.uke.gov.pl" }, "serviceUrl", "legal.settlementPage"),
  bad("legal", { settlementPage: "/settlement" }, "serviceUrl", "legal.settlementPage"),
  bad("legal", { accessibility: { longestDays: 61 } }, "wholeNumber", "legal.accessibility.longestDays"),
  bad("decoder", { defaultPin: 1234 }, "pin", "decoder.defaultPin"),
  bad("decoder", { defaultPin: "12345" }, "pin", "decoder.defaultPin"),
  bad("features.wifi", undefined, "flag"),
  bad("features.wifi", "true", "flag"),
  bad("features.radio", true, "noSuchField"),
  bad("maintenance", {}, "text", "maintenance.text"),
  bad("maintenance", true, "object"),
  bad("maintenance", { text: "Przerwa.", until: "2026-11-21 06:00" }, "moment", "maintenance.until"),
  ...["2026-13-41T06:00:00Z", "około 2026-11-21T06:00:00Z", "2026-11-21T06:00:00Z albo później", 1_795_240_800_000].map(
    (until) => bad("maintenance", { text: "Przerwa.", until }, "moment", "maintenance.until"),
  ),
  bad("sesionMinutes", 15, "noSuchField"),

  belowSession(),
  beyond("chat.path", "/service", "otherPath"),
  beyond("help.customerService.hours.0.closes", "08:00", "closesLater"),
  beyond("brand.colours.bar", ["#ffffff", "#3f7f87"], "contrast"),
].map(named);

function belowSession(): ConfigurationCase {
  const { limits } = aConfiguration();
  return {
    name: "a warning as long as the session",
    value: aConfiguration({ limits: { ...limits, sessionMinutes: 2, warningSeconds: 120 } }),
    errors: ["limits.warningSeconds belowSession"],
    beyondSchema: true,
  };
}

/** Writes list indexes as `[n]`, as the decoder does. */
function named(one: ConfigurationCase): ConfigurationCase {
  return { ...one, errors: one.errors.map((error) => error.replace(/\.(\d+)(?=[. ])/g, "[$1]")) };
}
