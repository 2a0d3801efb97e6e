import { createContext, use } from "react";

/**
 * Rules for pictures in content of the server. Keep the object between renders: a new one renders the content again.
 */
export interface PictureRules {
  /** Returns true if the page may load a picture from this address. */
  allows(address: string): boolean;
  /** Reports a picture that is not shown because the rules do not allow its address. */
  reportNotAllowed(address: string): void;
  /** Reports a picture that is not shown because it failed to load. */
  reportNotLoaded(address: string): void;
}

/** Allows no picture and reports nothing; the installation sets its own rules. */
const NO_PICTURES: PictureRules = {
  allows: () => false,
  reportNotAllowed: () => undefined,
  reportNotLoaded: () => undefined,
};

export const PicturesContext = createContext<PictureRules>(NO_PICTURES);

/** Returns the rules for pictures on this page. */
export function usePictureRules(): PictureRules {
  return use(PicturesContext);
}
