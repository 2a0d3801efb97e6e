import { filter, fromEvent, map } from "rxjs";
import type { Observable } from "rxjs";
import type { SessionChange, SessionEventsPort } from "#domain/session/index.ts";
import { SESSION_KEY, parseStoredSession } from "./stored-session.ts";

/** Session changes from the `storage` events of a window: browsers send them to every tab except the writer. */
export class StorageSessionEventsAdapter implements SessionEventsPort {
  readonly changes: Observable<SessionChange>;

  constructor(page: Window) {
    this.changes = fromEvent<StorageEvent>(page, "storage").pipe(
      // Without a key, the whole storage was cleared.
      filter((event) => event.key === SESSION_KEY || event.key === null),
      map(({ newValue }) =>
        newValue === "logout" || newValue === "expired" || newValue === "lifetime-over"
          ? newValue
          : (parseStoredSession(newValue) ?? "missing"),
      ),
    );
  }
}
