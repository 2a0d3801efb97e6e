import { afterAll, vi } from "vitest";
import { documentReset } from "./reset-document.ts";

/**
 * Spec files share a worker and its document, which cost a second of CPU each. Every file still begins with modules of
 * its own, so that what a module keeps for its page, and a module that a spec replaces, end with the file; and in a
 * document without anything of the file before.
 */
if (typeof document !== "undefined") {
  // only here: hundreds of specs draw nothing
  const { cleanup } = await import("@testing-library/react");
  const resetDocument = documentReset();
  afterAll(() => {
    cleanup();
    resetDocument();
  });
}
afterAll(() => {
  vi.resetModules();
});
