import { Fragment, type ReactNode } from "react";

const EMAIL = /[^\s@<>()]+@[^\s@<>()]+/gu;

/** Places in an address at which a line may end. */
const BREAKS = /(?<=[@.])(?=.)/u;

/**
 * Returns the text with line breaks allowed after "@" and the dots of its e-mail addresses: a narrow line would break
 * them inside a word.
 */
export function breakableEmails(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, 0: email } of text.matchAll(EMAIL)) {
    parts.push(
      text.slice(end, index),
      ...email.split(BREAKS).map((piece, place) => (
        <Fragment key={`${index}-${place}`}>
          {place > 0 && <wbr />}
          {piece}
        </Fragment>
      )),
    );
    end = index + email.length;
  }
  return end === 0 ? text : [...parts, text.slice(end)];
}
