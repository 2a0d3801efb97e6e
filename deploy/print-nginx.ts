import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkConfiguration, findWarnings, formatProblems } from "./configuration/check-configuration.ts";
import { DEBIAN_INSTALLATION, type NginxConfiguration } from "./nginx/nginx-installation.ts";
import { nginxMainConf } from "./nginx/nginx-main-conf.ts";
import { nginxConf } from "./nginx/nginx-conf.ts";
import { wellKnown } from "./nginx/well-known-options.ts";
import type { UpstreamOrigins } from "./nginx/proxied-location.ts";
import { providerFrontConf } from "./nginx/provider-front-conf.ts";
import { readServedConfiguration } from "./served-configuration.ts";

// npm run --silent deploy:nginx -- --name ebok.example --config config.json > ebok.conf: docs/guides/deployment.md
// lists every option.
const text = { type: "string" } as const;
const { values } = parseArgs({
  options: {
    name: { type: "string", multiple: true, default: [] },
    config: text,
    "config-served": text,
    site: text,
    certificate: text,
    key: text,
    provider: { type: "string", multiple: true, default: [] },
    chat: text,
    tracking: text,
    logs: text,
    also: { type: "string", multiple: true, default: [] },
    https: text,
    "public-https": text,
    http: text,
    reports: text,
    "service-rate": text,
    "service-burst": text,
    ipv6: { type: "boolean", default: false },
    demo: { type: "boolean", default: false },
    "no-brotli": { type: "boolean", default: false },
    "provider-front": { type: "boolean", default: false },
    path: text,
    portal: { type: "string", multiple: true, default: [] },
    "plain-http": { type: "boolean", default: false },
    "provider-ca": text,
    "security-contact": { type: "string", multiple: true, default: [] },
    "android-app": { type: "string", multiple: true, default: [] },
    "ios-app": { type: "string", multiple: true, default: [] },
    "main-for": text,
    run: text,
  },
});

const port = (given: string | undefined, usual: number): number => {
  const number = given === undefined ? usual : Number(given);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) throw new Error(`${given ?? ""} is not a port`);
  return number;
};

/** Returns a number of calls. */
const calls = (given: string | undefined, usual: number): number => {
  const number = given === undefined ? usual : Number(given);
  if (!Number.isInteger(number) || number < 0 || number > 100_000)
    throw new Error(`${given ?? ""} is not a number of calls`);
  return number;
};

/**
 * Returns the origin of an upstream. Throws for a value with a path, for which nginx needs other directives, and for an
 * invalid URL.
 */
const origin = (option: string, given: string): string => {
  const address = URL.parse(given);
  if (address !== null && /^https?:$/.test(address.protocol) && address.origin === given.replace(/\/$/, ""))
    return address.origin;
  throw new Error(`--${option}: ${given} is not an origin such as http://10.0.0.5:8080`);
};

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Returns the origin of an upstream. Throws if a call would cross the network without TLS. */
const upstream = (option: string, given: string): string => {
  const address = origin(option, given);
  const { protocol, hostname } = new URL(address);
  if (protocol === "https:" || values["plain-http"] || LOOPBACK.test(hostname)) return address;
  throw new Error(`--${option}: ${given} would send calls unencrypted; use https:, or --plain-http within one machine`);
};

/**
 * Returns the origins of processes that serve in turn; `undefined` without any. Throws if one certificate could not
 * hold for all: nginx has one expected host name for an upstream.
 */
const upstreams = (option: string, given: readonly string[]): UpstreamOrigins | undefined => {
  const [first, ...others] = given.map((one) => upstream(option, one));
  if (first === undefined) return undefined;
  const [used, ...further] = [first, ...others].map((one) => new URL(one));
  if (
    further.some(
      ({ protocol, hostname }) => protocol !== used?.protocol || (protocol === "https:" && hostname !== used.hostname),
    )
  )
    throw new Error(`--${option}: several origins need the same protocol, and with https: the same host name`);
  return [first, ...others];
};

/** Longest timeout that a configuration allows, s: several portals may share a provider. */
const LONGEST_SECONDS = 300;

/** Largest file of a portal whose configuration is not named, MB. */
const LARGEST_FILE = 20;

/** Reads a configuration. Throws with every problem of `npm run config:check`, one in a line. */
function readConfiguration(file: string): NginxConfiguration {
  const content = readFileSync(file, "utf8");
  const problems = checkConfiguration(content, { allowDemo: values.demo });
  if (problems.length > 0) throw new Error(formatProblems(file, problems));
  const warnings = findWarnings(content);
  if (warnings.length > 0) console.error(formatProblems(file, warnings));
  return readServedConfiguration(content);
}

function printed(): string {
  const brotli = !values["no-brotli"];
  if (values["main-for"] !== undefined)
    return nginxMainConf({ run: values.run ?? "/tmp", site: values["main-for"], brotli });
  const [name] = values.name;
  if (name === undefined)
    throw new Error("--name is the host name, as customers type it; it may be given more than once");
  const shared = {
    certificate: values.certificate ?? DEBIAN_INSTALLATION.certificate,
    certificateKey: values.key ?? DEBIAN_INSTALLATION.certificateKey,
    providers: upstreams("provider", values.provider) ?? DEBIAN_INSTALLATION.providers,
    authorities: values["provider-ca"],
    httpsPort: port(values.https, DEBIAN_INSTALLATION.httpsPort),
    serviceRate: calls(values["service-rate"], DEBIAN_INSTALLATION.serviceRate),
    serviceBurst: calls(values["service-burst"], DEBIAN_INSTALLATION.serviceBurst),
  };
  const configuration = values.config === undefined ? undefined : readConfiguration(values.config);
  const requestSeconds = configuration?.limits.requestSeconds ?? LONGEST_SECONDS;
  if (values["provider-front"])
    return providerFrontConf({
      ...shared,
      name,
      path: values.path ?? "/service",
      portals: values.portal.map((portal) => origin("portal", portal)),
      requestSeconds,
      fileMegabytes: configuration?.limits.fileMegabytes ?? LARGEST_FILE,
    });
  if (configuration === undefined) throw new Error("--config is the installation's config.json");
  return nginxConf(
    {
      ...shared,
      names: values.name,
      site: values.site ?? DEBIAN_INSTALLATION.site,
      configuration: values["config-served"] ?? DEBIAN_INSTALLATION.configuration,
      chat: values.chat === undefined ? undefined : upstream("chat", values.chat),
      tracking: values.tracking === undefined ? undefined : upstream("tracking", values.tracking),
      alsoProxied: values.also,
      wellKnown: wellKnown({
        contacts: values["security-contact"],
        androidApps: values["android-app"],
        iosApps: values["ios-app"],
        now: new Date(),
      }),
      publicHttpsPort:
        values["public-https"] === undefined ? undefined : port(values["public-https"], DEBIAN_INSTALLATION.httpsPort),
      httpPort: port(values.http, DEBIAN_INSTALLATION.httpPort),
      reportsPort: port(values.reports, DEBIAN_INSTALLATION.reportsPort),
      logs: values.logs ?? DEBIAN_INSTALLATION.logs,
      ipv6: values.ipv6,
      brotli,
    },
    configuration,
  );
}

try {
  process.stdout.write(printed());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
