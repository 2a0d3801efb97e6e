import type { DatabaseSync } from "node:sqlite";
import { decoderSeedsOf, routerSeedsOf } from "./routers.ts";
import type { CustomerSeed } from "./seed.ts";

/** Seeds the routers and decoders of an account. */
export function seedDevices(db: DatabaseSync, account: string, customer: CustomerSeed): void {
  const router = db.prepare("INSERT INTO router VALUES (?, ?, ?, ?, ?, ?, NULL, NULL, NULL, ?, ?, ?, ?, ?)");
  routerSeedsOf(customer).forEach(
    (
      { serviceKey, city, deviceType, isOnline, frequencies, defaults, connected, showsStatus, showsConnected },
      position,
    ) =>
      router.run(
        account,
        serviceKey,
        position,
        city,
        deviceType,
        Number(isOnline),
        JSON.stringify({ frequencies }),
        JSON.stringify({ frequencies: defaults }),
        JSON.stringify({ connected }),
        Number(showsStatus),
        Number(showsConnected),
      ),
  );
  const decoder = db.prepare("INSERT INTO decoder VALUES (?, ?, ?, ?, ?, ?, ?, NULL)");
  decoderSeedsOf(account, customer).forEach(({ model, caCard, cardNo, serialNumber, gives }, position) =>
    decoder.run(account, position, model, caCard, cardNo, serialNumber, gives),
  );
}
