/**
 * Error whose failure its caller shows to the customer: it is reported, but needs no notice of its own (HTTP-04). Its
 * `cause` is the thrown value, whose text is repeated for the browser's console.
 */
export class HandledError extends Error {
  constructor(thrown: unknown) {
    super(String(thrown), { cause: thrown });
  }
}
