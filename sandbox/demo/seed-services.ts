import type { DatabaseSync } from "node:sqlite";
import type { CustomerSeed } from "./seed.ts";

/** Seeds the moves and visits of an account, the settings of its numbers and the state of its connections. */
export function seedServices(
  db: DatabaseSync,
  account: string,
  {
    moves = [],
    visits = [],
    mobiles = [],
    lines = [],
    premiumNumbers = [],
  }: Pick<CustomerSeed, "moves" | "visits" | "mobiles" | "lines" | "premiumNumbers">,
): void {
  for (const { productId, plannedFor, newAddress } of moves)
    db.prepare("INSERT INTO service_move VALUES (?, ?, ?, ?)").run(account, productId, plannedFor, newAddress);
  for (const { productId, day, hour } of visits)
    db.prepare("INSERT INTO visit VALUES (?, ?, ?, ?)").run(account, productId, day, hour);
  for (const { productId, upSince, download, upload } of lines)
    db.prepare("INSERT INTO line VALUES (?, ?, ?, ?)").run(productId, upSince, download, upload);
  for (const { productId, limit, messages, callsBlocked, messagesBlocked } of premiumNumbers)
    db.prepare("INSERT INTO premium_number VALUES (?, ?, ?, ?, ?, ?)").run(
      account,
      productId,
      limit ?? null,
      messages,
      Number(callsBlocked),
      Number(messagesBlocked),
    );
  for (const { productId, state, number, dataLimit, parameters } of mobiles) {
    db.prepare("INSERT INTO mobile_number VALUES (?, ?, ?, ?, ?)").run(
      account,
      productId,
      state,
      number,
      dataLimit ?? null,
    );
    parameters.forEach(({ parameter, description, value, editable, costs }, position) =>
      db
        .prepare("INSERT INTO mobile_parameter VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
        .run(account, productId, position, parameter, description, Number(value), Number(editable), costs ?? null),
    );
  }
}
