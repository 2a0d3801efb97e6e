/** Whether somebody may be around this page who speaks the bridge: enough to fetch what finds out. */
export function inWrapper(page: Window): boolean {
  return page.parent !== page || "ebokNative" in page || "webkit" in page;
}
