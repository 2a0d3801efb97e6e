declare global {
  interface Window {
    /** What an app on iOS has: the operator's, or a browser that needs something of its own there. */
    readonly webkit?: { readonly messageHandlers?: { readonly ebokNative?: unknown } };
  }
}

/** Whether somebody may be around this page who speaks the bridge: enough to fetch what finds out. */
export function isInWrapper(page: Window): boolean {
  return page.parent !== page || "ebokNative" in page || page.webkit?.messageHandlers?.ebokNative !== undefined;
}
