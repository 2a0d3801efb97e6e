import { createContext, use } from "react";

/** Picture in content of the server that is not shown. */
export interface PictureReport {
  readonly reason: "not-allowed" | "not-loaded";
  readonly address: string;
}

/** Rules for pictures in content of the server. Keep the object between renders: a new one renders the content again. */
export interface PictureRules {
  /** Returns true if the page may load a picture from this address. */
  allows(address: string): boolean;
  /** Reports a picture that is not shown. */
  report(picture: PictureReport): void;
}

/** Allows pictures of the portal's host and `data:` pictures, and reports nothing; the installation sets its own rules. */
const OWN_ONLY: PictureRules = {
  allows(address) {
    // Browsers ignore blanks and control characters anywhere in an address.
    const bare = address.replace(/[\s\p{Cc}]/gu, "");
    return /^(?:data:image\/|\/(?![/\\]))/i.test(bare) || bare.startsWith(`${window.location.origin}/`);
  },
  report: () => undefined,
};

export const PicturesContext = createContext<PictureRules>(OWN_ONLY);

/** Returns the rules for pictures on this page. */
export function usePictureRules(): PictureRules {
  return use(PicturesContext);
}
