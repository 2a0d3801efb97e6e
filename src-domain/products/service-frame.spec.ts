import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { serviceFrameOf } from "./service-frame.ts";

const HOSTS = ["panel.example.pl", "panel.example.pl:8443", "localhost:9000"];

describe("iframe of a service (part of PROD-05)", () => {
  it.each([
    "https://panel.example.pl/lacze?id=1#a",
    "https://panel.example.pl",
    "https://PANEL.example.pl:8443/x",
    "http://localhost:9000/frame",
  ])("allows the service iframe %s", (address) => {
    expect(serviceFrameOf(address, HOSTS)).toEqual({ address });
  });

  it.each([
    undefined,
    "",
    "panel.example.pl",
    "//panel.example.pl/",
    "http://panel.example.pl/",
    "https://localhost:9000/",
    "https://other.example.pl/",
    "https://panel.example.pl.evil.example/",
    "https://panel.example.pl@evil.example/",
    "https://evil.example/panel.example.pl",
    "https://user:pass@panel.example.pl/",
    "https://panel.example.pl:9/",
    "javascript:alert(1)//panel.example.pl",
    "data:text/html,x",
    "https://panel.example.pl\\@evil.example/",
    "https:///panel.example.pl/",
    "blob:https://panel.example.pl/1",
  ])("rejects the service iframe %s", (address) => {
    expect(serviceFrameOf(address, HOSTS)).toBeUndefined();
  });

  it("rejects an iframe address that a browser would load from another host", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl({ withFragments: true, withQueryParameters: true }),
          fc.string().map((rest) => `https://panel.example.pl${rest}`),
        ),
        (address) => {
          const frame = serviceFrameOf(address, HOSTS);
          if (frame !== undefined) expect(HOSTS).toContain(new URL(frame.address).host);
        },
      ),
    );
  });

  it("ignores the case of hosts configured for service iframes", () => {
    expect(serviceFrameOf("https://panel.example.pl/", ["Panel.Example.PL"])).toBeDefined();
  });

  it("allows no service iframe when no host is configured", () => {
    expect(serviceFrameOf("https://panel.example.pl/", [])).toBeUndefined();
  });
});
