import { describe, expect, it } from "vitest";
import listed from "../security-headers.json" with { type: "json" };
import { DEBIAN_INSTALLATION } from "./nginx-installation.ts";
import { nginxConf } from "./nginx-conf.ts";
import { providerFrontConf } from "./provider-front-conf.ts";

const UPSTREAM = { providers: ["https://engine.example"], authorities: "/etc/ebok/tls/engines.pem" } as const;
const front = providerFrontConf({
  ...DEBIAN_INSTALLATION,
  ...UPSTREAM,
  name: "api.example",
  path: "/service",
  portals: ["https://ebok.example"],
  requestSeconds: 60,
  fileMegabytes: 5,
});
const portal = nginxConf(
  { ...DEBIAN_INSTALLATION, ...UPSTREAM, names: ["ebok.example"] },
  {
    provider: { serviceUrl: "/service" },
    chat: { path: "/chat-socket" },
    hosts: { payment: [], iframe: [] },
    limits: { fileMegabytes: 5, requestSeconds: 60 },
  },
);

/** Returns the directives of the service's location and of the server that begin with `start`. */
const directives = (conf: string, start: RegExp): readonly string[] => {
  const service = /location = \/service \{[^]*?\n  \}/.exec(conf)?.[0] ?? "";
  const server = conf.replaceAll(/location [^{]+\{[^]*?\n  \}/g, "");
  return [...new Set(`${server}\n${service}`.split("\n").map((line) => line.trim()))].filter((line) =>
    start.test(line),
  );
};

describe("nginx in front of a provider", () => {
  it("is as strict towards the provider and with TLS as the portal's own proxy", () => {
    const strictness =
      /^(proxy_ssl_|proxy_set_header (?!Host)|proxy_hide_header|ssl_(protocols|ciphers|session_tickets|session_timeout))/;
    const missing = directives(portal, strictness).filter((line) => !directives(front, strictness).includes(line));
    expect(missing).toEqual([]);
    expect(front).toContain("proxy_ssl_verify on;");
    expect(front).toContain("proxy_ssl_trusted_certificate /etc/ebok/tls/engines.pem;");
  });

  it("adds the listed headers that concern a service, once and in no location", () => {
    const added = [...front.matchAll(/add_header (\S+)/g)].map(([, name = ""]) => name);
    expect(new Set(added).size).toBe(added.length);
    expect(added).toEqual(
      expect.arrayContaining(["Strict-Transport-Security", "X-Content-Type-Options", "Cache-Control"]),
    );
    expect(listed.map(({ name }) => name).filter((name) => !added.includes(name))).toEqual([
      "Reporting-Endpoints",
      "Permissions-Policy",
      "Cross-Origin-Opener-Policy",
    ]);
    expect(front).toContain(
      "add_header Content-Security-Policy \"default-src 'none'; frame-ancestors 'none'\" always;",
    );
  });

  it("removes the provider's CORS headers, so that none stands twice", () => {
    const added = [...front.matchAll(/add_header (Access-Control-\S+|Vary|Cache-Control)/g)].map(([, name]) => name);
    for (const name of added) expect(front).toContain(`proxy_hide_header ${name};`);
  });

  it("(part of CALL-21) passes on the provider's date and shows it to the portal's scripts", () => {
    expect(front).toMatch(/location = \/service \{[^]*proxy_pass_header Date;/);
    expect(front).toContain('add_header Access-Control-Expose-Headers "Date, Retry-After" always;');
  });

  it("accepts the largest file of the portals, answers no other path or host", () => {
    expect(front).toContain("client_max_body_size 8m;");
    expect(front).toMatch(/location \/ \{\s+return 404;/);
    expect(front).toMatch(/if \(\$ebok_host_api_example_443 = ""\) \{\s+return 444;/);
  });
});
