import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { installNativeDialog } from "#ui/design-system/testing/install-native-dialog.ts";

/** Registers hooks that add what jsdom lacks, and clean the page around each test. */
export function resetBrowser(): void {
  // The first test of a file waits for the portal's chunks, too.
  configure({ asyncUtilTimeout: 8_000 });
  beforeEach(() => {
    installNativeDialog();
    Element.prototype.scrollIntoView = () => undefined;
    window.scrollTo = () => undefined;
    // A wide screen.
    Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
    window.sessionStorage.clear();
  });
  afterEach(cleanup);
}
