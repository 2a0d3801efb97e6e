import type { ComponentProps } from "react";
import { RouterProvider } from "react-router-dom";

/**
 * Renders the pages of the router. Without transitions: they render in slices, between which the browser paints the open
 * page again.
 */
export function PortalRouterProvider(props: Pick<ComponentProps<typeof RouterProvider>, "router" | "onError">) {
  return <RouterProvider {...props} useTransitions={false} />;
}
