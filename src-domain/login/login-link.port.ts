import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { UserSession } from "../session/index.ts";

/** Why a link lets nobody in; `guarded`: its account asks for a code, which a link cannot stand for. */
export interface LinkRefusal {
  readonly kind: "link-refused";
  readonly why: "unknown" | "used" | "overdue" | "guarded";
}

/** Logging in by the link of a message (LOGIN-08). */
export interface LoginLinkPort {
  /** Whose account the link opens, by the name that its owner knows (`getMatter`). Uses nothing up. */
  ownerOf(token: string): Promise<Result<string, LinkRefusal | TransportFailure>>;
  /** Opens the session (`sessionStart`), once: the link is used up by it. */
  enter(token: string): Promise<Result<UserSession, LinkRefusal | TransportFailure>>;
}
