import type { BrandConfiguration } from "#domain/configuration/index.ts";

/**
 * A brand's tokens as a style sheet: colours of both themes, and the typeface where there is one. Each value has been
 * judged by its
 * form, so that nothing else can be written in between. Where the system chooses the colours, it goes on choosing.
 */
export function createBrandStyleSheet({ colours, font }: Pick<BrandConfiguration, "colours" | "font">): string {
  const tokens = Object.entries(colours)
    .map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`)
    .join(";");
  const face =
    font === undefined
      ? ""
      : `@font-face{font-family:"${font.family}";src:url("${font.file}");font-weight:200 800;font-display:swap}`;
  const family = font === undefined ? "" : `:root{--font:"${font.family}","Segoe UI",system-ui,sans-serif}`;
  return `${face}@layer tokens{${family}@media not (forced-colors:active){:root{${tokens}}}}`;
}

/**
 * Gives the page the brand's colours, typeface, icon and name, before anything is drawn. By a constructed style sheet:
 * the
 * Content-Security-Policy lets no style be written into the page.
 */
export function applyBrand(document: Document, brand: BrandConfiguration): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(createBrandStyleSheet(brand));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.title = brand.name;
  document.querySelector("link[rel=icon]")?.setAttribute("href", brand.icon);
  brand.themeColour.forEach((colour, index) =>
    document.querySelectorAll("meta[name=theme-color]")[index]?.setAttribute("content", colour),
  );
}
