// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { allowedPicture } from "#domain/shared-kernel/picture-address.ts";
import { PicturesContext, type PictureRules } from "./pictures-context.ts";
import { SafeHtml } from "./safe-html.tsx";

afterEach(cleanup);

/** Rules of an installation without image hosts. */
const OWN: PictureRules = {
  allows: (address) => allowedPicture(address, { origin: window.location.origin, hosts: [] }) !== undefined,
  reportNotAllowed: () => undefined,
  reportNotLoaded: () => undefined,
};

const shown = (html: string, rules = OWN) =>
  render(
    <PicturesContext value={rules}>
      <SafeHtml html={html} />
    </PicturesContext>,
  ).container.innerHTML.replace(' data-operator=""', "");

describe("HTML of the server", () => {
  it("(part of SITE-01) keeps text, lists, links and pictures in HTML of the server", () => {
    const html =
      '<p><strong>Polecasz, zyskujesz.</strong> 50&nbsp;zł <a href="https://wiazka.example/zasady">Zasady</a></p>' +
      '<ul><li>raz</li></ul><img src="/promo.png" alt="Promocja">';
    expect(shown(html)).toBe(`<div lang="pl">${html}</div>`);
  });

  it.each([
    ["scripts", "<script>window.hacked = 1</script>"],
    ["event handlers", '<img src="x" onerror="window.hacked = 1">'],
    ["handlers of svg", '<svg onload="window.hacked = 1"><script>window.hacked = 1</script></svg>'],
    ["nested parsers", "<math><mtext><table><mglyph><style><img src=x onerror=window.hacked=1>"],
    ["javascript addresses", '<a href="javascript:window.hacked=1">x</a>'],
    ["disguised javascript addresses", '<a href=" jav&#x09;ascript:window.hacked=1">x</a>'],
    ["data addresses", '<a href="data:text/html,<script>1</script>">x</a>'],
    ["addresses of another host in disguise", '<a href="//evil.example">x</a><a href="/\\evil.example">y</a>'],
    [
      "frames and forms",
      '<iframe src="https://evil.example"></iframe><form action="https://evil.example"><input name="haslo"></form>',
    ],
    ["styles", '<style>*{display:none}</style><p style="position:fixed;inset:0">x</p>'],
    ["the portal's own look", '<p class="dialog" id="tresc" data-open="1" data-operator="1">x</p>'],
  ])("(part of SITE-01) removes %s from HTML of the server", (_what, html) => {
    const result = shown(html);
    expect(result).not.toMatch(
      /script|on\w+=|javascript|data:|data-|evil|<iframe|<form|<input|<style|style=|class=|id=|<svg|<math/i,
    );
    expect("hacked" in window).toBe(false);
  });

  it.each([
    "https://evil.example/p.png",
    "//evil.example/p.png",
    "/\\evil.example/p.png",
    "https:evil.example",
    "/\t/evil.example/p.png",
    `${window.location.origin}.evil.example/p.png`,
  ])("(part of SITE-01) loads no picture in HTML of the server from another host: %s", (address) => {
    expect(shown(`<p>x<img src="${address}" alt="Promocja"></p>`)).toBe('<div lang="pl"><p>xPromocja</p></div>');
  });

  it("[SITE-01] reports pictures that are not allowed or not loaded, and shows their text", () => {
    const reports: string[] = [];
    const rules = {
      allows: (address: string) => !address.includes("evil"),
      reportNotAllowed: (address: string) => void reports.push(`not-allowed ${address}`),
      reportNotLoaded: (address: string) => void reports.push(`not-loaded ${address}`),
    };
    const html =
      '<p>A<img src="https://evil.example/p.png" alt="Promocja"></p>' +
      '<p>B<img src="https://img.example/p.png" alt="Nowość"></p><p>C<img src="/p.png" alt=""></p>';
    const { container } = render(
      <PicturesContext value={rules}>
        <SafeHtml html={html} />
      </PicturesContext>,
    );
    const sources = () => Array.from(container.querySelectorAll("img"), (picture) => picture.getAttribute("src"));
    expect([sources(), container.textContent]).toEqual([["https://img.example/p.png", "/p.png"], "APromocjaBC"]);
    for (const picture of container.querySelectorAll("img")) fireEvent.error(picture);
    expect([sources(), container.textContent]).toEqual([[], "APromocjaBNowośćC"]);
    expect(reports).toEqual([
      "not-allowed https://evil.example/p.png",
      "not-loaded https://img.example/p.png",
      "not-loaded /p.png",
    ]);
  });

  it("(part of SITE-01) loads no picture in HTML of the server without rules of the installation", () => {
    const { container } = render(<SafeHtml html={'<p>x<img src="/promo.png" alt="Promocja"></p>'} />);
    expect([container.querySelector("img"), container.textContent]).toEqual([null, "xPromocja"]);
  });

  it("keeps pictures of the portal and data URLs in HTML of the server", () => {
    const pictures = [
      "/promo.png",
      `${window.location.origin}/promo.png`,
      "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
    ];
    const html = pictures.map((address) => `<img src="${address}" alt="">`).join("");
    expect(shown(html)).toBe(`<div lang="pl">${html}</div>`);
  });

  it("renders the new HTML of the server when it changes", () => {
    const { container, rerender } = render(<SafeHtml html="<p>raz</p>" />);
    rerender(<SafeHtml html="<p>dwa</p>" />);
    expect(container.textContent).toBe("dwa");
  });

  it("creates a single Trusted Types policy to sanitise HTML, where supported", async () => {
    const createPolicy = vi.fn((_name: string, rules: { createHTML(html: string): string }) => rules);
    vi.stubGlobal("trustedTypes", { createPolicy });
    vi.resetModules();
    const { sanitise } = await import("./sanitise.ts");
    sanitise("<p>raz</p>", OWN);
    sanitise("<p>dwa</p>", OWN);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["ebok-html"]);
    vi.unstubAllGlobals();
  });
});
