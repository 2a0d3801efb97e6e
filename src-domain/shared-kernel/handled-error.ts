/**
 * Error whose failure its caller shows to the customer: it is reported, but needs no notice of its own (HTTP-04). Its
 * `cause` is the thrown value.
 */
export class HandledError extends Error {
  constructor(thrown: unknown) {
    super("", { cause: thrown });
  }
}
