import { parseGalleryLanguage, type GalleryLanguage } from "./language/gallery-language.ts";

const BASE = "/sandbox/gallery";

/** Parsed address of a gallery page. */
export interface GalleryAddress {
  /** File name of a story; `undefined` shows the list of all. */
  readonly component: string | undefined;
  /** Key of the only state to show. */
  readonly state: string | undefined;
  readonly theme: "light" | "dark" | undefined;
  readonly language: GalleryLanguage;
}

/** Parses the address: `/sandbox/gallery/<component>?state=<key>&theme=<dark|light>&language=<uk|en|pseudo>`. */
export function parseGalleryAddress({ pathname, search }: Pick<Location, "pathname" | "search">): GalleryAddress {
  const query = new URLSearchParams(search);
  const theme = query.get("theme");
  const component = decodeURIComponent(pathname.slice(BASE.length).replace(/^\/|\/$/g, ""));
  return {
    component: component === "" ? undefined : component,
    state: query.get("state") ?? undefined,
    theme: theme === "light" || theme === "dark" ? theme : undefined,
    language: parseGalleryLanguage(query.get("language")),
  };
}

/** Builds the address of a gallery page. */
export function galleryUrl({ component, state, theme, language }: GalleryAddress): string {
  const query = new URLSearchParams({
    ...(state === undefined ? {} : { state }),
    ...(theme === undefined ? {} : { theme }),
    ...(language === "pl" ? {} : { language }),
  }).toString();
  const path = component === undefined ? BASE : `${BASE}/${component}`;
  return query === "" ? path : `${path}?${query}`;
}
