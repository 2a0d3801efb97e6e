const BASE = "/sandbox/gallery";

/** What an address of the gallery asks for. */
export interface GalleryAddress {
  /** File name of a story; `undefined` is the list of all. */
  readonly component: string | undefined;
  /** Key of the one state that is shown. */
  readonly state: string | undefined;
  readonly theme: "light" | "dark" | undefined;
}

/** Reads the address: `/sandbox/gallery/<component>?state=<key>&theme=<dark|light>`. */
export function parseGalleryAddress({ pathname, search }: Pick<Location, "pathname" | "search">): GalleryAddress {
  const query = new URLSearchParams(search);
  const theme = query.get("theme");
  const component = decodeURIComponent(pathname.slice(BASE.length).replace(/^\/|\/$/g, ""));
  return {
    component: component === "" ? undefined : component,
    state: query.get("state") ?? undefined,
    theme: theme === "light" || theme === "dark" ? theme : undefined,
  };
}

/** The other way round. */
export function galleryUrl({ component, state, theme }: GalleryAddress): string {
  const query = new URLSearchParams({
    ...(state === undefined ? {} : { state }),
    ...(theme === undefined ? {} : { theme }),
  }).toString();
  const path = component === undefined ? BASE : `${BASE}/${component}`;
  return query === "" ? path : `${path}?${query}`;
}
