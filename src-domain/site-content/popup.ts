import { contentHashOf } from "./shown-marks.ts";

/** Message of the server to one customer, shown once (SITE-04). */
export interface PopupMessage {
  /** Client flag `popupMessage` as the server sent it: sanitise before display. */
  readonly html: string;
  /** Identifies the message on this account; reveals neither its text nor the account. */
  readonly mark: string;
}

/**
 * Returns the popup to show to the customer of `account`; `undefined` without text, and if this browser has shown it.
 * The account is part of the mark, so that each customer at one computer sees the message.
 * @param shown marks of the messages that this browser has shown
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
