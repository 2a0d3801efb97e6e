import { action, computed, makeObservable, observable } from "mobx";
import { goneOf, slotsByDay, type VisitDay, type VisitSlot } from "#domain/products/appointment.ts";
import { displayName } from "#domain/products/index.ts";
import { productNamed } from "#domain/products/service-view.ts";
import { bookVisit } from "#domain/products/use-cases/book-visit.ts";
import { addressLine } from "#domain/products/address.ts";
import { required } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { Kept } from "#ui/shared/forms/kept.ts";
import { type Part, PartModel } from "#ui/stores/part.ts";
import type { DeskWorld } from "./desk-world.ts";
import { WriteForm } from "./write-form.ts";

/** A day, as `YYYY-MM-DD`, and a slot of it. */
export class VisitForm {
  @Kept @Checked(required) day = "";
  @Kept @Checked(required) slotId = "";
}

/** What is booked, and what can be. */
export interface VisitChoice {
  readonly booked: VisitSlot | undefined;
  readonly days: readonly VisitDay[];
}

type BookingCode = "slot-taken" | "not-possible";

/** Booking a technician's visit for a service. */
export class VisitModel {
  /** The file for calendars could not be made. */
  unsaved = false;
  readonly write: WriteForm<VisitForm, VisitSlot, BookingCode>;
  readonly #world: DeskWorld;
  readonly #part: PartModel<VisitChoice>;

  constructor(world: DeskWorld) {
    this.#world = world;
    const { store, productId, idempotencyKeys } = world;
    this.#part = new PartModel({
      needs: [store.appointments],
      read: () => this.choice,
      load: () => store.appointments.load(),
    });
    const ports = { products: store.port, reload: () => store.appointments.refetch() };
    this.write = new WriteForm<VisitForm, VisitSlot, BookingCode>({
      open: () => new VisitForm(),
      idempotencyKeys,
      draft: world.draftOf("service-visit"),
      gone: (wish) => (this.choice === undefined ? [] : goneOf(wish, this.choice.days)),
      execute: ({ slotId }, key) => bookVisit(ports, { productId, slotId }, key),
      // the slot of the former visit is free again, which shows when the dialog is opened next
      done: (booked) =>
        store.appointments.replace({
          booked,
          slots: (store.appointments.known?.slots ?? []).filter(({ slotId }) => slotId !== booked.slotId),
        }),
      refused: (code) => {
        switch (code) {
          case "slot-taken":
            return { problem: "slotTaken", field: { field: "slotId", complaint: { key: "required", params: {} } } };
          case "not-possible":
            return { problem: "notPossible" };
          case "unknown":
            return { problem: "refused" };
        }
      },
    });
    makeObservable<this, "choice" | "tellUnsaved">(this, {
      choice: computed,
      unsaved: observable,
      tellUnsaved: action,
    });
  }

  get part(): Part<VisitChoice> {
    return this.#part.part;
  }

  begin(): void {
    this.write.begin();
    this.write.letGo();
    void this.#world.store.appointments.reload().then(this.write.letGo);
  }

  /** Another day has other hours. */
  readonly chooseDay = (day: string): void => {
    this.write.form.set("day", day);
    this.write.form.set("slotId", "");
  };

  readonly save = async (visit: VisitSlot, summary: string): Promise<void> => {
    const { productId, client } = this.#world;
    const product = productNamed(client.data.known?.products ?? [], productId);
    const name = product === undefined ? summary : `${summary}: ${displayName(product)}`;
    const saved = await this.#world.saveVisit({
      visit,
      id: `visit-${productId}`,
      summary: name,
      place: product?.address === undefined ? undefined : addressLine(product.address),
    });
    this.tellUnsaved(!saved);
  };

  private tellUnsaved(unsaved: boolean): void {
    this.unsaved = unsaved;
  }

  private get choice(): VisitChoice | undefined {
    const { store, clock } = this.#world;
    const known = store.appointments.known;
    return known === undefined ? undefined : { booked: known.booked, days: slotsByDay(known.slots, clock.now()) };
  }
}
