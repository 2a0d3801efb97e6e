import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { UserSession } from "../session/index.ts";

/** Refusal of a login link. `guarded`: its account needs a second factor, which a link cannot replace. */
export interface LinkRefusal {
  readonly kind: "link-refused";
  readonly why: "unknown" | "used" | "overdue" | "guarded";
}

/** Login by a link from a message (LOGIN-08). */
export interface LoginLinkPort {
  /** Returns the name of the customer whose account the link opens (`getMatter`). Does not use up the link. */
  ownerOf(token: string): Promise<Result<string, LinkRefusal | TransportFailure>>;
  /** Starts the session (`sessionStart`) and uses up the link. */
  openSession(token: string): Promise<Result<UserSession, LinkRefusal | TransportFailure>>;
}
