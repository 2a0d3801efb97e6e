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

/** Icon of the installed portal. */
export interface IconRequest {
  /** Content of `config.json`. */
  readonly configuration: unknown;
  /** Width and height, px. */
  readonly size: number;
  /** Share of the width that the drawing takes, 0 to 1. */
  readonly share: number;
}

/** Returns the pixels of an icon, row by row, in four bytes each: red, green, blue, alpha. */
export type DrawIcon = (request: IconRequest) => Uint8Array<ArrayBuffer>;
