import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { aConfiguration } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import type { PrerenderPage } from "#domain/configuration/prerender-page.ts";
import { loginPageValues } from "./login-page-values.ts";
import { prerenderPage } from "./prerender-page.tsx";

const BUILT = readFileSync(resolve(import.meta.dirname, "../../index.html"), "utf8").replace(
  "</head>",
  '<link rel="stylesheet" crossorigin href="/assets/index-1.css"></head>',
);

/** The type with which the release step calls the built module. */
const prerender: PrerenderPage = prerenderPage;

const configuration = aConfiguration();
const { brand } = configuration;

const page = (changes: Parameters<typeof aConfiguration>[0] = {}): string =>
  prerender({
    page: BUILT,
    readStyles: (address) =>
      `/* ${address} */@font-face{font-family:A;src:url(/assets/a.woff2)}@font-face{font-family:B;src:local("B")}`,
    configuration: aConfiguration(changes),
  }) ?? "not prerendered";

describe("prerendered page", () => {
  it("has the operator's name, icon, colours, help lines and texts", () => {
    const html = page({ brand: { ...brand, name: "A & <B>", texts: { "login:login.lead": "Inny tekst" } } });
    expect(html).toContain("<title>A &amp; &lt;B></title>");
    expect(html).toContain(`href="${brand.icon}"`);
    expect(html).toContain("--brand:light-dark(#0a5c66,#67c8cf)");
    for (const text of ["Inny tekst", "a &amp; &lt;b&gt;", `tel:${configuration.help.customerService.dial}`])
      expect(unjoinedText(html)).toContain(text);
  });

  it("has its styles and scripts inline, and no style attribute, which the policy would refuse", () => {
    const html = page();
    expect(html).toContain("<style>/* /assets/index-1.css */@font-face{");
    expect(html).not.toContain('src="/first-paint.js"');
    expect(html.match(/<script>/g)).toHaveLength(2);
    expect(html).not.toMatch(/ style=/);
  });

  it("loads typefaces only from the file, whose requests send no address of the page", () => {
    const html = page({ brand: { ...brand, font: { family: "Splot Sans", file: "/brand/splot.woff2" } } });
    expect(html).not.toContain("url(");
    expect(html).toContain('@font-face{font-family:B;src:local("B")}');
    expect(html).toContain('--font:"Splot Sans"');
    expect(html).toContain('<link rel="stylesheet" crossorigin data-href="/assets/index-1.css">');
  });

  it("names the values it was rendered with, in an attribute that cannot end early", () => {
    const named = { ...brand, name: `"><script>` };
    const html = page({ brand: named });
    const attribute = loginPageValues({ ...configuration, brand: named })
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll('"', "&quot;");
    expect(html).toContain(`data-values="${attribute}"`);
  });

  it("offers no registration when the provider has none", () => {
    expect(page()).toContain("Załóż konto");
    expect(page({ provider: { serviceUrl: "/service", profile: "login" } })).not.toContain("Załóż konto");
  });

  it("(part of START-12) asks about cookies on the login page and in the frame of a customer", () => {
    const frame = page().split('<template id="customer-frame">');
    expect(frame).toHaveLength(2);
    for (const part of frame) expect(part.match(/<section class="question-bar"/g)).toHaveLength(1);
    expect(frame[1]).toContain('<div class="frame has-bottom-bar"><header');
  });

  it("is left out during maintenance", () => {
    expect(page({ maintenance: { text: "Przerwa" } })).toBe("not prerendered");
  });

  it("is refused for an invalid configuration and for a page of another build", () => {
    expect(() => prerender({ page: BUILT, readStyles: () => "", configuration: {} })).toThrow("invalid configuration");
    expect(() => prerender({ page: "", readStyles: () => "", configuration })).toThrow("has nothing like");
    expect(() => prerender({ page: BUILT, readStyles: () => "</style>", configuration })).toThrow("ends itself");
  });
});
