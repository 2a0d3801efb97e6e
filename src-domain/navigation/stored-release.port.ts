/** Release of the portal that this browser stores, so that the portal opens without the network (SW-01). */
export interface StoredReleasePort {
  /** True if a release is stored, or if the installation and the browser can store that of the open page. */
  readonly canStore: boolean;
  /** True if the stored release is another one than that of the open page: a reload opens the stored one. */
  readonly isNewer: boolean;
  /** Starts to compare both releases, and to look for further ones. Returns the function that stops it. */
  follow(): () => void;
  /**
   * Stores the release of the open page, and later ones. Does nothing where the installation has no worker, and in a
   * browser without support. Resolves also when it fails: the portal works without it.
   */
  store(): Promise<void>;
  /**
   * Looks for another release and resolves when the browser uses it, at once when there is none, and in any case after
   * three seconds. A page that is opened while a browser changes its worker may never arrive.
   */
  renew(): Promise<void>;
  /** Removes the portal's worker and every file that it has stored; other workers and files of the origin stay. */
  remove(): Promise<void>;
}
