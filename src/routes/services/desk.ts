import { visitFile } from "#domain/products/visit-file.ts";
import { DeskDialogs, MobileCard, ServiceDesk } from "#ui/features/services/desk/desk.part.ts";
import type { DeskChoice, DeskPart } from "#ui/features/services/desk-slot.ts";
import { ServiceStore } from "#ui/stores/products/service.store.ts";
import type { App } from "../../boot/app.ts";
import { fileSaver } from "../file-saver.ts";
import { PRODUCTS_PORT } from "../../container/tokens.ts";

/**
 * What is done with a service, over the wire: fetched by those who do something. Rejects where what forms share cannot
 * be had.
 */
export async function deskPart(app: App, { productId, guideId }: DeskChoice): Promise<DeskPart> {
  const [{ drafts }] = await Promise.all([app.forms(), app.container.load("products")]);
  const { client, today } = app.stores;
  const save = fileSaver(app);
  const model = new ServiceDesk({
    productId,
    store: new ServiceStore(app.container.root.get(PRODUCTS_PORT), { productId, guideId }),
    client,
    today,
    clock: app.clock,
    idempotencyKeys: app.idempotencyKeys,
    draftOf: (form) => drafts.of(`${form}.${productId}`),
    async saveVisit(visit) {
      try {
        return await save(
          "wizyta.ics",
          "text/calendar;charset=utf-8",
          visitFile(visit, { name: app.brand.name, now: app.clock.now() }),
        );
      } catch {
        return false;
      }
    },
  });
  return { Dialogs: DeskDialogs, Mobile: MobileCard, model };
}
