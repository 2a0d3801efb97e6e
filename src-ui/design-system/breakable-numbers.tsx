import "./breakable-numbers.css";
import { Fragment, type ReactNode } from "react";

/** Number of a document: groups of letters and digits between slashes, such as `FV/4127830/11/26`. */
const DOCUMENT_NUMBER = /((?<![\p{L}\d/-])[\p{L}\d-]+(?:\/[\p{L}\d-]+)*\/\d[\p{L}\d/-]*)/u;

/** Place after a slash of a number. */
const AFTER_SLASH = /(?<=\/)(?=.)/u;

/**
 * Returns the text with line breaks allowed after the slashes of its numbers of documents: a line that is too narrow
 * for a number would break it inside its digits. A number that fits into a line stays whole.
 */
export function breakableNumbers(text: string): ReactNode {
  if (!text.includes("/")) return text;
  const pieces = text.split(DOCUMENT_NUMBER);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : numberElement(piece, index)));
}

/** Returns a plain element: lists that scroll render no components in their rows. */
function numberElement(number: string, key: number): ReactNode {
  return (
    <span key={key} className="document-number">
      {number.split(AFTER_SLASH).map((group, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {group}
        </Fragment>
      ))}
    </span>
  );
}

/** Returns a text with `breakableNumbers`; other content unchanged. */
export function withBreakableNumbers(content: ReactNode): ReactNode {
  return typeof content === "string" ? breakableNumbers(content) : content;
}
