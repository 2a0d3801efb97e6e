import { throwError } from "rxjs";

/**
 * Reports an error that a port or a use case threw against its contract. The error is thrown outside every caller: the
 * window handles it like any uncaught error, and the portal reports it (HTTP-04). The caller continues with a failure
 * that it can show.
 */
export function reportUncaught(error: unknown): void {
  throwError(() => error).subscribe();
}
