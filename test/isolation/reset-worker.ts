import { afterAll, vi } from "vitest";
import { defineBrowserApis } from "./define-browser-apis.ts";
import { documentReset } from "./reset-document.ts";

/**
 * Resets the worker after each spec file, because spec files share a worker and its document to save about a second of
 * CPU each. Every file starts with fresh modules, an empty document and the browser APIs that jsdom lacks.
 */
if (typeof document !== "undefined") {
  // Imported only here, because hundreds of specs render nothing.
  const [{ cleanup }, { default: DOMPurify }] = await Promise.all([
    import("@testing-library/react"),
    import("dompurify"),
  ]);
  const resetDocument = documentReset();
  const cancelFrames = defineBrowserApis();
  afterAll(() => {
    cleanup();
    cancelFrames();
    resetDocument();
    // The library is loaded once per worker: hooks of the former file would also reject what the next one allows.
    DOMPurify.removeAllHooks();
  });
}
afterAll(async () => {
  // An import that ends after the reset would load its modules a second time, with other tokens.
  await vi.dynamicImportSettled();
  vi.resetModules();
});
