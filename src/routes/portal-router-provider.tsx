import type { ComponentProps } from "react";
import { RouterProvider } from "react-router-dom";
import type { PageErrorRecorder } from "#adapters/tracking/page-error-recorder.ts";

interface PortalRouterProviderProps {
  readonly router: ComponentProps<typeof RouterProvider>["router"];
  readonly errors: Pick<PageErrorRecorder, "recordCaught">;
}

/**
 * Renders the pages of the router. Without transitions: they render in slices, between which the browser paints the
 * open page again.
 */
export function PortalRouterProvider({ router, errors }: PortalRouterProviderProps) {
  return <RouterProvider router={router} useTransitions={false} onError={(error) => errors.recordCaught(error)} />;
}
