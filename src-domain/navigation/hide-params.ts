import { pathTo, routeAt } from "./paths.ts";

/** Address of a page, with or without its origin. */
const ADDRESS = /(https?:\/\/[\w.:-]{1,100})?(\/[\w%~.:/-]+)/g;

/** Masks the params of the portal's addresses in a text, such as a token or an id. */
export function hideParams(text: string): string {
  return text.replaceAll(ADDRESS, (address, origin: string | undefined, path: string) => {
    const route = routeAt(path);
    if (route === undefined || path === pathTo(route)) return address;
    return `${origin ?? ""}${pathTo(route)}/…`;
  });
}
