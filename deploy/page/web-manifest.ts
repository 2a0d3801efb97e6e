import type { Configuration } from "../../src-domain/configuration/index.ts";

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

/** Returns the web app manifest of an operator, with which customers can install the portal. */
export function webManifest({ brand }: Configuration): string {
  const [colour] = brand.themeColour;
  return `${JSON.stringify(
    {
      id: "/",
      name: brand.name,
      short_name: brand.name,
      description: "Faktury, usługi i pomoc w jednym miejscu.",
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
      shortcuts: [
        { name: "Faktury", url: "/invoice" },
        { name: "Usługi", url: "/service/myServices" },
        { name: "Pytania i odpowiedzi", url: "/faq" },
      ],
    },
    null,
    2,
  )}\n`;
}
