import type { DatabaseSync } from "node:sqlite";
import type { WallTime } from "#kit/calendar/warsaw.ts";
import type { LegalNoticeSeed } from "../demo/message-seed.ts";

/** Message of the operator that an event of the account has caused. */
export interface NewMessage {
  readonly title: string;
  /** Escaped HTML. */
  readonly body: string;
  readonly created: WallTime;
  readonly module: "SERVICES" | "FINANCE" | "CONTRACT" | "SUPPORT";
  /** Service that the message is about. */
  readonly productId?: string | undefined;
  /** Financial entry that the message is about. */
  readonly entryId?: string | undefined;
  readonly legalNotice?: LegalNoticeSeed;
  /** True for a message that the customer has read (default: false). */
  readonly isRead?: boolean;
}

/** Stores a message after the others of the account. */
export function insertMessage(
  db: DatabaseSync,
  account: string,
  { title, body, created, module, productId, entryId, legalNotice, isRead = false }: NewMessage,
): void {
  db.prepare(`INSERT INTO message SELECT ?1,
      printf('%s-%05d', ?1, coalesce(max(CAST(substr(message_id, length(?1) + 2) AS INTEGER)), 0) + 1),
      NULL, ?2, ?3, ?4, NULL, ?8, 1, ?5, ?7, ?6, NULL, ?9 FROM message WHERE account_number = ?1`).run(
    account,
    title,
    body,
    created,
    module,
    productId ?? null,
    entryId ?? null,
    Number(isRead),
    legalNotice === undefined ? null : JSON.stringify(legalNotice),
  );
}
