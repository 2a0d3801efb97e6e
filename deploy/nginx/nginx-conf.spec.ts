import { describe, expect, it } from "vitest";
import listed from "../security-headers.json" with { type: "json" };
import { readServedConfiguration } from "../served-configuration.ts";
import { quoteValue, assertWord } from "./nginx-entry.ts";
import { DEBIAN_INSTALLATION } from "./nginx-installation.ts";
import { nginxConf } from "./nginx-conf.ts";
import { providerFrontConf } from "./provider-front-conf.ts";

const CONFIG = {
  provider: { serviceUrl: "/service" },
  chat: { path: "/chat-socket" },
  hosts: { payment: ["pay.example"], iframe: [], images: ["img.example"] },
  limits: { fileMegabytes: 5, requestSeconds: 60 },
};
const INSTALLATION = { ...DEBIAN_INSTALLATION, names: ["ebok.example"] };

describe("printed nginx configuration", () => {
  it("has each listed header once, and no location adds its own", () => {
    const conf = nginxConf(INSTALLATION, CONFIG);
    const added = [...conf.matchAll(/add_header (\S+)/g)].map((match) => match[1] ?? "");
    expect(added.toSorted()).toEqual(
      [...listed.map(({ name }) => name), "Cache-Control", "Vary", "Retry-After"].toSorted(),
    );
    expect(conf).toContain("form-action 'self' https://pay.example;");
  });

  it("reads the policy of prerendered pages from the site, without which it allows none", () => {
    const conf = nginxConf(INSTALLATION, CONFIG);
    for (const [kind, directive] of [
      ["scripts", "script-src"],
      ["styles", "style-src"],
    ] as const) {
      expect(conf).toContain(` ${directive} $ebok_ebok_example_${kind};`);
      expect(conf.replaceAll(/\s+/g, " ")).toContain(
        `map page $ebok_ebok_example_${kind} { default "'self'"; include /srv/ebok/policy/${directive}*.conf; }`,
      );
    }
  });

  it("redirects to the public port, whatever port nginx listens on", () => {
    const redirect = (ports: Partial<typeof INSTALLATION & { readonly publicHttpsPort: number }>): string =>
      /return 301 (\S+);/.exec(nginxConf({ ...INSTALLATION, ...ports }, CONFIG))?.[1] ?? "";
    expect(redirect({})).toBe("https://$ebok_ebok_example_host$request_uri");
    expect(redirect({ httpsPort: 8443 })).toBe("https://$ebok_ebok_example_host:8443$request_uri");
    expect(redirect({ httpsPort: 8443, publicHttpsPort: 443 })).toBe("https://$ebok_ebok_example_host$request_uri");
    expect(redirect({ publicHttpsPort: 444 })).toBe("https://$ebok_ebok_example_host:444$request_uri");
  });

  it("listens on IPv6 if the machine has it", () => {
    const listened = (ipv6: boolean): readonly string[] =>
      [...nginxConf({ ...INSTALLATION, ipv6 }, CONFIG).matchAll(/listen ([^;]+);/g)].map(([, port = ""]) => port);
    expect(listened(false)).toEqual(["80", "127.0.0.1:8079", "443 ssl http2"]);
    expect(listened(true)).toEqual(["80", "[::]:80", "127.0.0.1:8079", "443 ssl http2", "[::]:443 ssl http2"]);
  });

  it("writes its logs into a folder, or to stdout and stderr for a container", () => {
    const logs = (where: string): readonly string[] =>
      [...nginxConf({ ...INSTALLATION, logs: where }, CONFIG).matchAll(/(?:access|error)_log (\S+?)[ ;]/g)].map(
        ([, file = ""]) => file,
      );
    expect([...new Set(logs("/logs"))].toSorted()).toEqual([
      "/dev/null",
      "/logs/access.log",
      "/logs/csp.log",
      "/logs/error.log",
      "off",
    ]);
    expect([...new Set(logs("-"))].toSorted()).toEqual(["/dev/null", "/dev/stdout", "off", "stderr"]);
  });

  it("has no location of the service if it is on another origin", () => {
    const apart = nginxConf(INSTALLATION, { ...CONFIG, provider: { serviceUrl: "https://api.example/service" } });
    expect(nginxConf(INSTALLATION, CONFIG)).toContain("location = /service {");
    expect(apart).not.toContain("location = /service {");
    expect(apart).toContain("connect-src 'self' https://api.example;");
  });

  it("compresses the answers of the service, which are XML", () => {
    const lines = nginxConf(INSTALLATION, CONFIG).split("location = /service {").at(-1)?.split("location")[0];
    expect(lines).toMatch(/gzip on;[^]*gzip_proxied any;[^]*gzip_types text\/xml/);
  });

  it("proxies to HTTPS upstreams with certificate verification", () => {
    const conf = nginxConf({ ...INSTALLATION, chat: "https://chat.example" }, CONFIG);
    expect(conf).toContain("server chat.example:443;");
    expect(conf).toMatch(
      /location = \/chat-socket \{[^]*?proxy_pass https:\/\/ebok_ebok_example_chat;[^}]*proxy_set_header Host chat\.example;[^}]*proxy_ssl_verify on;/,
    );
  });

  it("keeps each of several providers in use, and gives chat and tracking the first one", () => {
    const upstreams = (conf: string): readonly (readonly string[])[] =>
      [...conf.matchAll(/upstream \S+ \{([^}]*)\}/g)].map(([, body = ""]) =>
        [...body.matchAll(/server ([^;]+);/g)].map(([, server = ""]) => server),
      );
    const providers = ["http://127.0.0.1:8090", "http://127.0.0.1:8091"] as const;
    const several = nginxConf({ ...INSTALLATION, providers }, CONFIG);
    expect(upstreams(several)).toEqual([
      ["127.0.0.1:8090 max_fails=0", "127.0.0.1:8091 max_fails=0"],
      ["127.0.0.1:8090"],
      ["127.0.0.1:8090"],
    ]);
    expect(several.match(/proxy_next_upstream [^;]+/g)).toEqual(["proxy_next_upstream error timeout"]);
    const chat = "http://127.0.0.1:8092";
    expect(upstreams(nginxConf({ ...INSTALLATION, providers, chat }, CONFIG))[1]).toEqual(["127.0.0.1:8092"]);
    expect(nginxConf(INSTALLATION, CONFIG)).not.toContain("max_fails");
  });

  it("(part of HTTP-03) forwards session recordings of its host, allows those of another", () => {
    const printed = (endpoint: string) =>
      nginxConf({ ...INSTALLATION, tracking: "http://10.0.0.9:80" }, { ...CONFIG, recording: { endpoint } });
    expect(printed("/recording")).toMatch(
      /location = \/recording \{[^}]*proxy_pass http:\/\/ebok_ebok_example_tracking;/,
    );
    const apart = printed("https://rec.example/v1");
    expect(apart).toContain("connect-src 'self' https://rec.example;");
    expect(apart).not.toContain("location = /v1");
    expect(() => printed("/a b")).toThrow("is not one word");
  });

  it("(part of SITE-03) allows pictures of the configured image hosts", () => {
    expect(nginxConf(INSTALLATION, CONFIG)).toContain("img-src 'self' data: https://img.example;");
  });

  it("sends no Referer header to upstreams", () => {
    const places = nginxConf({ ...INSTALLATION, alsoProxied: ["/pay/"] }, CONFIG)
      .split(/\n  location /)
      .filter((place) => place.includes("proxy_pass"));
    expect(places.map((place) => place.split(" {", 1)[0])).toEqual([
      "= /csp-report",
      "= /service",
      "= /trackingTest",
      "= /analyticsEvent",
      "^~ /pay/",
      "= /chat-socket",
    ]);
    for (const place of places) expect(place).toMatch(/proxy_set_header Referer "";|proxy_pass_request_headers off;/);
  });

  it.each([
    [5, "10s"],
    [60, "65s"],
    [300, "305s"],
  ])("times out after the portal, which waits %d s", (requestSeconds, within) => {
    const conf = nginxConf(INSTALLATION, { ...CONFIG, limits: { ...CONFIG.limits, requestSeconds } });
    const front = providerFrontConf({
      ...DEBIAN_INSTALLATION,
      name: "api.example",
      path: "/service",
      portals: ["https://ebok.example"],
      requestSeconds,
      fileMegabytes: 5,
    });
    for (const printed of [conf, front])
      expect(printed).toMatch(
        new RegExp(`location = /service \\{[^]*?proxy_send_timeout ${within};\\s+proxy_read_timeout ${within};`),
      );
  });

  it("logs no errors that contain a request, because a URL may contain a secret", () => {
    const levels = [...nginxConf(INSTALLATION, CONFIG).matchAll(/error_log (\S+) (\w+);/g)].map(
      ([, file, level]) => `${file} ${level}`,
    );
    expect([...new Set(levels)]).toEqual([`${DEBIAN_INSTALLATION.logs}/error.log crit`, "/dev/null emerg"]);
    expect(levels).toHaveLength(4);
  });

  it("forbids caching of the service's answers, whatever the provider says", () => {
    expect(nginxConf(INSTALLATION, CONFIG)).toMatch(
      /location = \/service \{[^]*?proxy_hide_header Cache-Control;\s+set \$ebok_ebok_example_cache "no-store";/,
    );
  });

  it("(part of CALL-21) passes on the service's date, by which the portal counts days", () => {
    expect(nginxConf(INSTALLATION, CONFIG)).toMatch(/location = \/service \{[^]*?proxy_pass_header Date;/);
  });

  it("limits the body to the configured file size as base64", () => {
    expect(nginxConf(INSTALLATION, CONFIG)).toContain("client_max_body_size 8m;");
    expect(nginxConf(INSTALLATION, { ...CONFIG, limits: { ...CONFIG.limits, fileMegabytes: 20 } })).toContain(
      "client_max_body_size 28m;",
    );
  });

  it("limits the calls of an address and answers 429, unless the rate is 0", () => {
    const conf = nginxConf(INSTALLATION, CONFIG);
    expect(conf).toContain("zone=ebok_ebok_example_service:10m rate=10r/s;");
    expect(conf).toMatch(/location = \/service \{[^]*?limit_req zone=ebok_ebok_example_service burst=100 nodelay;/);
    expect(conf).toContain("limit_req_status 429;");
    expect(nginxConf({ ...INSTALLATION, serviceRate: 0 }, CONFIG)).not.toContain("_service burst");
    const front = (serviceRate: number): string =>
      providerFrontConf({
        ...DEBIAN_INSTALLATION,
        serviceRate,
        name: "api.example",
        path: "/service",
        portals: ["https://ebok.example"],
        requestSeconds: 60,
        fileMegabytes: 5,
      });
    expect(front(5)).toMatch(/rate=5r\/s;[^]*limit_req zone=ebok_service_api_example_443 burst=100 nodelay;/);
    expect(front(5)).toMatch(
      /map "\$status:\$upstream_status" (\$\w+) \{[^}]*"429:" "10";[^]*add_header Retry-After \1 always;/,
    );
    expect(front(0)).not.toMatch(/limit_req|Retry-After \$/);
  });

  it("rejects values that nginx would read as configuration", () => {
    expect(() => nginxConf({ ...INSTALLATION, names: ["a; return 200"] }, CONFIG)).toThrow("is not one word");
    expect(() => nginxConf(INSTALLATION, { ...CONFIG, chat: { path: "/x { }" } })).toThrow("is not one word");
    for (const value of ["a\\", "$host", "a\nb", `"'`]) expect(() => quoteValue(value)).toThrow("is not allowed");
    expect([quoteValue("'self'"), quoteValue('csp="/x"'), assertWord("/srv/a-b")]).toEqual([
      `"'self'"`,
      `'csp="/x"'`,
      "/srv/a-b",
    ]);
  });
});

describe("readServedConfiguration", () => {
  it("reads the fields that the server needs and ignores others", () => {
    expect(readServedConfiguration(JSON.stringify({ ...CONFIG, brand: { name: "Wiązka" } }))).toEqual(CONFIG);
    const recording = { endpoint: "https://rec.example/v1" };
    const more = { ...recording, samplingPercent: 5, maskedFields: [] };
    expect(readServedConfiguration(JSON.stringify({ ...CONFIG, recording: more }))).toEqual({ ...CONFIG, recording });
  });

  it.each([
    ["[]", "config.json is not an object"],
    [JSON.stringify({ ...CONFIG, chat: {} }), "chat.path is not a text"],
    [JSON.stringify({ ...CONFIG, hosts: { payment: ["a b;"], iframe: [] } }), "hosts.payment contains"],
    [JSON.stringify({ ...CONFIG, limits: { ...CONFIG.limits, fileMegabytes: 0 } }), "limits.fileMegabytes"],
    [JSON.stringify({ ...CONFIG, limits: { fileMegabytes: 5 } }), "limits.requestSeconds"],
    [JSON.stringify({ ...CONFIG, provider: undefined }), "provider is not an object"],
  ])("rejects %s with the name of the field", (text, problem) => {
    expect(() => readServedConfiguration(text)).toThrow(problem);
  });
});
