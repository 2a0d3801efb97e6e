/** Element of a portal page, as React renders it in the plain page. */
export interface CopiedElement {
  readonly tag: string;
  /** Attributes under their names in HTML; `true` for one without a value, such as `hidden`. */
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly style: Readonly<Record<string, string>>;
  readonly children: readonly (CopiedElement | string)[];
}

/** Copies of the portal's pages. */
export interface PortalCopies {
  /** Root of the portal with everything around the page; its `main` is empty. */
  readonly layout: CopiedElement;
  /** `main` of each page in its first frame, by path. */
  readonly pages: Readonly<Record<string, CopiedElement>>;
}

/** Path before those of the portal at which the plain page shows the copies. */
export const COPIES_PATH = "/copies";

declare global {
  interface Window {
    /** Copies for this visit, from the bench. */
    readonly ebokCopies?: PortalCopies;
  }
}
