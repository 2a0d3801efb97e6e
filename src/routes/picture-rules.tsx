import { useState, type ReactNode } from "react";
import { allowedPicture } from "#domain/shared-kernel/picture-address.ts";
import { PicturesContext, type PictureRules } from "#ui/design-system/safe-html/pictures-context.ts";
import { useService } from "../container/use-service.tsx";
import { CALL_ERROR_RECORDER, PORTAL_SETTINGS } from "../container/tokens.ts";

/**
 * Allows the pictures of the installation in the content of the server within; those that are not shown are reported to
 * the operator (SITE-01, SITE-03, HTTP-01).
 */
export function PictureRulesProvider({ children }: { readonly children: ReactNode }) {
  const { hosts } = useService(PORTAL_SETTINGS);
  const errors = useService(CALL_ERROR_RECORDER);
  const [rules] = useState((): PictureRules => {
    const sources = { origin: window.location.origin, hosts: hosts.images ?? [] };
    return {
      allows: (address) => allowedPicture(address, sources) !== undefined,
      reportNotAllowed: (address) => errors.add({ picture: { reason: "not-allowed", address } }),
      reportNotLoaded: (address) => errors.add({ picture: { reason: "not-loaded", address } }),
    };
  });
  return <PicturesContext value={rules}>{children}</PicturesContext>;
}
