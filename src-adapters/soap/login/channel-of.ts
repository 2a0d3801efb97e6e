/** Element of `sessionStart` that names the channel; none in a browser, which the contract takes as the default. */
export const channelOf = (isInApp: boolean): { readonly channel?: "APP" } => (isInApp ? { channel: "APP" } : {});
