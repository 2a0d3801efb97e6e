import { contentHashOf } from "./shown-marks.ts";

/** What the provider has to say to this one customer, once (SITE-04). */
export interface PopupMessage {
  /** The client flag `popupMessage` as the provider sent it: sanitise before it is shown. */
  readonly html: string;
  /** By what it is known again on this account. Tells neither what it says nor whose it is. */
  readonly mark: string;
}

/**
 * The popup that waits for the customer of `account`; none without words, and none that was read before in this
 * browser.
 * The same words on another account are another message: each customer at one computer gets their own.
 *
 * @param shown marks of what was read here
 */
export function popupOf(
  message: string | undefined,
  account: string,
  shown: readonly string[],
): PopupMessage | undefined {
  if (message === undefined || message.trim() === "") return undefined;
  const mark = `popup_${contentHashOf(`${account}\n${message}`)}`;
  return shown.includes(mark) ? undefined : { html: message, mark };
}
