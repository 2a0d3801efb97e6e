/**
 * Messages about a script or style that could not be loaded, in this order: Chromium, Firefox, Safari (the second for a
 * page sent instead of the script), and Vite for styles. There is no error type for it. A script that loads but throws
 * has another message.
 */
const CHUNK_LOAD_ERROR =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|is not a valid javascript mime type|unable to preload css/i;

/** Returns true for the error of a chunk that could not be loaded, false for every other thrown value. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && CHUNK_LOAD_ERROR.test(error.message);
}
