import { createContext, type ReactNode } from "react";
import { useMatches } from "react-router-dom";

/** Handle of the route of the open page: a route's name, `UNKNOWN_ADDRESS`, or `undefined`. */
export const OpenPageContext = createContext<unknown>(undefined);

/**
 * Provides the handle of the open page. Not by the hook of the router at each place: its readers would also render when
 * the router reports that the next page is loading.
 */
export function OpenPageProvider({ children }: { readonly children: ReactNode }) {
  return <OpenPageContext value={useMatches().at(-1)?.handle}>{children}</OpenPageContext>;
}
