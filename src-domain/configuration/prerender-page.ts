/** Request for the page of one installation: `deploy/page` calls the module that the build makes of `src/prerender`. */
export interface PrerenderRequest {
  /** `index.html` of the build. */
  readonly page: string;
  /** Returns the content of the style sheet at this address of the portal. */
  readonly readStyles: (address: string) => string;
  /** Content of `config.json`. */
  readonly configuration: unknown;
}

/** Returns the page of an installation; `undefined` if it cannot be prerendered. */
export type PrerenderPage = (request: PrerenderRequest) => string | undefined;
