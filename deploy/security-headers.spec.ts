import { describe, expect, it } from "vitest";
import listed from "./security-headers.json" with { type: "json" };
import { headersFor, type ConfiguredHosts } from "./security-headers.ts";

const OWN: ConfiguredHosts = { provider: { serviceUrl: "/service" }, hosts: { payment: [], iframe: [] } };

function directives(config: ConfiguredHosts): Record<string, string> {
  const policy = headersFor(listed, config)["Content-Security-Policy"] ?? "";
  return Object.fromEntries(
    policy
      .split("; ")
      .map((directive) => [directive.split(" ", 1)[0] ?? "", directive.slice(directive.indexOf(" ") + 1)]),
  );
}

describe("security headers", () => {
  it("returns the listed headers for a portal that uses only its own origin", () => {
    expect(headersFor(listed, OWN)).toEqual(Object.fromEntries(listed.map(({ name, value }) => [name, value])));
  });

  it("allows calls to a service on another origin, and its images", () => {
    const {
      "connect-src": connect,
      "img-src": images,
      "form-action": forms,
    } = directives({ ...OWN, provider: { serviceUrl: "https://api.example:8443/ebok/service" } });
    expect([connect, images, forms]).toEqual([
      "'self' https://api.example:8443",
      "'self' data: https://api.example:8443",
      "'self'",
    ]);
  });

  it("(part of SITE-03) allows forms, frames and pictures of listed hosts, nothing else", () => {
    const own = directives(OWN);
    const opened = directives({
      ...OWN,
      hosts: {
        payment: ["pay.example", "pay.example", "localhost:9000"],
        iframe: ["sign.example:444"],
        images: ["img.example"],
      },
    });
    expect(opened).toEqual({
      ...own,
      "form-action": "'self' https://pay.example http://localhost:9000",
      "frame-src": "https://sign.example:444",
      "img-src": "'self' data: https://img.example",
    });
  });

  it("(part of HTTP-03) allows connections to the origin of session recordings", () => {
    const connections = (endpoint: string) => directives({ ...OWN, recording: { endpoint } })["connect-src"];
    expect(connections("https://rec.example:8443/v1/records")).toBe("'self' https://rec.example:8443");
    expect(connections("/recording")).toBe("'self'");
  });

  it("replaces 'none' by a host", () => {
    const list = [{ name: "Content-Security-Policy", value: "frame-src 'none'; default-src 'none'" }];
    expect(headersFor(list, { ...OWN, hosts: { payment: [], iframe: ["sign.example"] } })).toEqual({
      "Content-Security-Policy": "frame-src https://sign.example; default-src 'none'",
    });
  });

  it("rejects a policy with a duplicate directive", () => {
    expect(() => headersFor([{ name: "Content-Security-Policy", value: "img-src a; img-src b" }], OWN)).toThrow(
      "img-src twice",
    );
  });
});
