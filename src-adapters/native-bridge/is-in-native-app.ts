declare global {
  interface Window {
    /** Present in web views on iOS: in the operator's app, and in browsers that use message handlers of their own. */
    readonly webkit?: { readonly messageHandlers?: { readonly ebokNative?: unknown } };
  }
}

/** Returns true if an app may surround this page. The bridge module is loaded then and finds out for certain. */
export function isInNativeApp(page: Window): boolean {
  return page.parent !== page || "ebokNative" in page || page.webkit?.messageHandlers?.ebokNative !== undefined;
}
