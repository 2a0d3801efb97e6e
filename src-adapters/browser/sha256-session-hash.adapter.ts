import type { SessionHashPort } from "#domain/session/index.ts";
import { hashText } from "./hash-text.ts";

/** Computes the SHA-256 of a session id in the browser. */
export class Sha256SessionHashAdapter implements SessionHashPort {
  readonly hashOf = hashText;
}
