import type { Observable } from "rxjs";

/** Errors and warnings that no part of the portal has caught, in the words of the engine or the framework (HTTP-04). */
export interface UncaughtPort {
  readonly uncaught: Observable<string>;
}
