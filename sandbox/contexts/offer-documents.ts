import { randomBytes } from "node:crypto";
import { wallAt } from "../calendar/warsaw.ts";
import type { JsonRecord } from "../database/json.ts";
import type { LinkedOffer } from "./matter.repository.ts";
import { insertPaperDownload, offersOf } from "./offer.repository.ts";
import { papersOf, toldOffer } from "./offer-told.ts";
import type { World } from "../world/world.ts";

/** A document of an offer, with the offer that it is about. */
export interface Paper {
  readonly documentId: string;
  readonly name: string;
  readonly offer: LinkedOffer;
}

/** The document of that id, among those that an account has been told of. */
export function findPaper(world: World, account: string, documentId: string): Paper | undefined {
  for (const offer of offersOf(world.db, account)) {
    if (toldOffer(offer, account, world.today())["consentNeeded"] === true) continue;
    const found = papersOf(offer).find((paper) => paper["documentId"] === documentId);
    if (found !== undefined)
      return { documentId, name: typeof found["name"] === "string" ? found["name"] : documentId, offer };
  }
  return undefined;
}

/** A ticket to fetch a document of an offer by, for `lifeMs`. */
export function paperTicket(
  world: World,
  account: string,
  documentId: string,
  origin: string,
  lifeMs: number,
): JsonRecord {
  if (findPaper(world, account, documentId) === undefined) return { errorCode: "UNKNOWN_DOCUMENT" };
  const token = `${world.idPrefix}${randomBytes(24).toString("hex")}`;
  const expiresAt = world.now() + lifeMs;
  insertPaperDownload(world.db, { token, account, documentId, expiresAt });
  return { downloadUrl: `${origin}/sandbox/papers/${token}`, expiresAt: wallAt(expiresAt) };
}
