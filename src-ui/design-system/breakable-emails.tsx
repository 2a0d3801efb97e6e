import { Fragment, type ReactNode } from "react";

/** Places in e-mail addresses at which a line may end: after "@" and after dots before and after it. */
const BREAKS = /(?<=@)(?=\S)|(?<=\.)(?=\S*@\S)|(?<=@\S*\.)(?=\S)/u;

/**
 * Returns the text with line breaks allowed after "@" and the dots of its e-mail addresses: a narrow line would break
 * them inside a word.
 */
export function breakableEmails(text: string): ReactNode {
  if (!text.includes("@")) return text;
  return text.split(BREAKS).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
