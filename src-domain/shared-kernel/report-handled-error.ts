import { throwError } from "rxjs";
import { HandledError } from "./handled-error.ts";

/**
 * Reports an error that a port or a use case threw against its contract. The error is thrown outside every caller: the
 * window handles it like any uncaught error, and the portal reports it (HTTP-04). The caller continues with a failure
 * that it shows, so that the portal shows no notice of its own.
 */
export function reportHandledError(error: unknown): void {
  throwError(() => new HandledError(error)).subscribe();
}
