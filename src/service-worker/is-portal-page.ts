import { routeAt } from "#domain/navigation/paths.ts";
import { streamingAliasOf } from "#domain/navigation/streaming-aliases.ts";

/** Returns true for the address of a page of the portal. The server answers all others. */
export function isPortalPage(pathname: string): boolean {
  return routeAt(pathname) !== undefined || streamingAliasOf(pathname) !== undefined;
}
