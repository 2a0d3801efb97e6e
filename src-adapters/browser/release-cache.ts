/** Name of the cache in which the service worker stores the files of releases; `public/sw.js` has a copy. */
export const RELEASE_CACHE = "ebok-release";
