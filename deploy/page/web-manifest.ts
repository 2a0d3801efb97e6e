import type { Configuration, ProviderProfile } from "../../src-domain/configuration/index.ts";
import pl from "./pl.json" with { type: "json" };

/** Path of the web app manifest. */
export const WEB_MANIFEST = "manifest.webmanifest";

/** Icon of the installed portal. */
export interface PortalIcon {
  /** Path in the public folder. */
  readonly path: string;
  /** Width and height, px. */
  readonly size: number;
  /** Share of the width that the drawing takes. Systems cut a maskable icon to a circle of 80 %. */
  readonly share: number;
  readonly purpose: "any" | "maskable" | "apple";
}

/** Icons of the installed portal, drawn from the brand's logo. Chromium asks for 192 and 512 px, iOS for 180. */
export const PORTAL_ICONS: readonly PortalIcon[] = [
  { path: "icons/icon-192.png", size: 192, share: 0.8, purpose: "any" },
  { path: "icons/icon-512.png", size: 512, share: 0.8, purpose: "any" },
  { path: "icons/maskable-512.png", size: 512, share: 0.6, purpose: "maskable" },
  { path: "icons/apple-180.png", size: 180, share: 0.7, purpose: "apple" },
];

/** Entry of the menu that the icon of the installed portal opens. */
interface Shortcut {
  readonly text: keyof typeof pl;
  readonly path: string;
  /** Operation without which the page is not offered, and the profiles that contain it; none: always offered. */
  readonly needs?: { readonly operation: string; readonly profiles: readonly ProviderProfile[] };
}

/** A test compares paths and operations with those of the portal. */
const SHORTCUTS: readonly Shortcut[] = [
  {
    text: "invoices",
    path: "/invoice",
    needs: { operation: "getClientFinancialEntries", profiles: ["core", "full"] },
  },
  { text: "services", path: "/service/myServices" },
  { text: "faq", path: "/faq", needs: { operation: "getFaq", profiles: ["full"] } },
];

/** Returns true if the provider supports the page of a shortcut by `config.json`. */
function isOffered({ needs }: Shortcut, { profile = "full", supports, lacks }: Configuration["provider"]): boolean {
  if (needs === undefined) return true;
  const { operation, profiles } = needs;
  return !lacks?.includes(operation) && (profiles.includes(profile) || supports?.includes(operation) === true);
}

/** Returns the web app manifest of an operator, with which customers can install the portal. */
export function webManifest({ brand, provider }: Pick<Configuration, "brand" | "provider">): string {
  const [colour] = brand.themeColour;
  return `${JSON.stringify(
    {
      id: "/",
      name: brand.name,
      short_name: brand.name,
      description: pl.description,
      lang: "pl",
      dir: "ltr",
      start_url: "/",
      scope: "/",
      display: "standalone",
      theme_color: colour,
      background_color: colour,
      icons: PORTAL_ICONS.filter(({ purpose }) => purpose !== "apple").map(({ path, size, purpose }) => ({
        src: `/${path}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
      shortcuts: SHORTCUTS.filter((shortcut) => isOffered(shortcut, provider)).map(({ text, path }) => ({
        name: pl[text],
        url: path,
      })),
    },
    null,
    2,
  )}\n`;
}
