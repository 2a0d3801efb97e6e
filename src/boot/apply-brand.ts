import type { BrandConfiguration } from "#domain/configuration/index.ts";

/**
 * Returns the style sheet with the colours of both themes and the typeface of a brand. The configuration was validated,
 * so no value can inject other CSS. Its layer wins over the default tokens wherever it stands. Colours set by the
 * system (forced colours) keep precedence.
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
  return `${face}@layer brand{${family}@media not (forced-colors:active){:root{${tokens}}}}`;
}

/**
 * Sets colours, typeface, icon and name of the brand before the first render. Uses a constructed style sheet, because
 * the Content-Security-Policy forbids inline styles. Replaces the brand of a prerendered page, which may be outdated.
 */
export function applyBrand(document: Document, brand: BrandConfiguration): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(createBrandStyleSheet(brand));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.querySelector("style[data-brand]")?.remove();
  document.title = brand.name;
  document.querySelector("link[rel=icon]")?.setAttribute("href", brand.icon);
  brand.themeColour.forEach((colour, index) =>
    document.querySelectorAll("meta[name=theme-color]")[index]?.setAttribute("content", colour),
  );
}
