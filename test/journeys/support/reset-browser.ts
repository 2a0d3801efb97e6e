import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";

/** Registers hooks that clean the page around each test. */
export function resetBrowser(): void {
  // The first test of a file waits for the portal's chunks, too.
  configure({ asyncUtilTimeout: 8_000 });
  beforeEach(() => {
    window.sessionStorage.clear();
  });
  afterEach(cleanup);
}
