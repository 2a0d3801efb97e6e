import { action, computed, makeObservable, observable } from "mobx";
import {
  isVisitAhead,
  isVisitChangeable,
  unavailableFields,
  slotsByDay,
  type BookedVisit,
  type VisitDay,
} from "#domain/products/appointment.ts";
import { displayName, type Product } from "#domain/products/index.ts";
import { withVisit } from "#domain/products/with-visit.ts";
import { findVisibleProduct } from "#domain/products/service-view.ts";
import { bookVisit } from "#domain/products/use-cases/book-visit.ts";
import {
  moveBeforeVisit,
  visitAddress,
  type MoveBeforeVisit,
  type PlacedVisit,
} from "#domain/products/visit-address.ts";
import { warsawDateAt, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { required } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { Persisted } from "#ui/shared/forms/persisted.ts";
import { type AsyncSection, AsyncSectionModel } from "#ui/stores/async-section.ts";
import type { ServiceHelpLine } from "../service-hindrances.ts";
import { plannedMove } from "./planned-move.ts";
import { refreshOrderedStart } from "./refresh-ordered-start.ts";
import type { ServiceActionsDependencies } from "./service-actions-dependencies.ts";
import { WriteForm } from "./write-form.ts";

/** Day, as `YYYY-MM-DD`, and one of its slots. */
export class VisitForm {
  @Persisted @Checked(required) day = "";
  @Persisted @Checked(required) slotId = "";
}

/** Booked visit, and the days to choose from. */
export interface VisitChoice {
  readonly booked: BookedVisit | undefined;
  readonly days: readonly VisitDay[];
}

type BookingCode = "slot-taken" | "not-possible" | "too-late";

const placedVisit = ({ from, address }: BookedVisit): PlacedVisit => ({ day: warsawDateAt(from), address });

/** Booking of a technician's visit, and the change of a booked one. */
export class VisitViewModel {
  /** True when the calendar file could not be saved. */
  hasSaveFailed = false;
  /** True while a booked visit is changed; it stays the same until the dialog is opened again. */
  isChange = false;
  readonly write: WriteForm<VisitForm, BookedVisit, BookingCode>;
  readonly #dependencies: ServiceActionsDependencies;
  readonly #section: AsyncSectionModel<VisitChoice>;

  constructor(dependencies: ServiceActionsDependencies) {
    this.#dependencies = dependencies;
    const { store, productId, idempotencyKeys } = dependencies;
    this.#section = new AsyncSectionModel({
      needs: [store.appointments],
      read: () => this.choice,
      load: () => store.appointments.load(),
    });
    const ports = { products: store.port, reload: () => store.appointments.refetch() };
    this.write = new WriteForm<VisitForm, BookedVisit, BookingCode>({
      open: () => new VisitForm(),
      idempotencyKeys,
      draft: dependencies.draftOf("service-visit"),
      findUnavailable: (values) => (this.choice === undefined ? [] : unavailableFields(values, this.choice.days)),
      execute: ({ slotId }, key) => bookVisit(ports, { productId, slotId }, key),
      // The slot of the former visit is free again; it is shown after the next reload.
      done: (booked) => this.showBooked(booked),
      refused: (code) => {
        switch (code) {
          case "slot-taken":
            return { problem: "slotTaken", field: { field: "slotId", violation: { key: "required", params: {} } } };
          case "not-possible":
            return { problem: "notPossible" };
          case "too-late":
            return { problem: "tooLate" };
          case "unknown":
            return { problem: "refused" };
        }
      },
    });
    makeObservable<this, "choice" | "setSaveFailed">(this, {
      choice: computed,
      hasSaveFailed: observable,
      isChange: observable,
      begin: action,
      setSaveFailed: action,
    });
  }

  get section(): AsyncSection<VisitChoice> {
    return this.#section.section;
  }

  /** Booked visit that has not ended, as far as known: from its own response, else from the customer's data. */
  get booked(): BookedVisit | undefined {
    const { clock } = this.#dependencies;
    const visit = this.choice === undefined ? this.#product?.visit : this.choice.booked;
    return visit !== undefined && isVisitAhead(visit, clock.now()) ? visit : undefined;
  }

  /** True while the operator lets the customer change or cancel the booked visit (VISIT-02). */
  get isChangeable(): boolean {
    return this.booked !== undefined && isVisitChangeable(this.booked, this.#dependencies.clock.now());
  }

  /** Visit that the dialog is about: just booked, else on the chosen day, else booked; `undefined` before a choice. */
  get subject(): PlacedVisit | undefined {
    const { result, form } = this.write;
    const chosen = this.choice?.days.find(({ day }) => day === form.form.day)?.day;
    if (result === undefined && chosen !== undefined) return { day: chosen, address: undefined };
    const visit = result ?? this.booked;
    return visit && placedVisit(visit);
  }

  /** Address of that visit in one line; `undefined` if unknown (VISIT-10). */
  get address(): string | undefined {
    return this.#product && visitAddress(this.subject, this.#product, this.moveOn);
  }

  /** Day of the planned move of the service. */
  get moveOn(): WarsawDate | undefined {
    return plannedMove(this.#dependencies);
  }

  get helpLine(): ServiceHelpLine | undefined {
    return this.#dependencies.helpLine;
  }

  /** Returns the move of the service before a booked visit, or on its day (VISIT-10). */
  readonly moveBefore = (visit: BookedVisit): MoveBeforeVisit | undefined =>
    moveBeforeVisit(placedVisit(visit), this.moveOn);

  /** Costs of the visit, in the operator's words (VISIT-05). */
  get costs(): string | undefined {
    return this.#dependencies.store.appointments.known?.costs;
  }

  begin(): void {
    this.isChange = this.booked !== undefined;
    this.write.begin();
    this.write.clearUnavailable();
    void this.#dependencies.store.appointments.reload().then(this.write.clearUnavailable);
  }

  /** Selects a day and clears the slot, which belongs to the former day. */
  readonly chooseDay = (day: string): void => {
    this.write.form.set("day", day);
    this.write.form.restart("slotId", "");
  };

  readonly save = async (visit: BookedVisit, summary: string): Promise<void> => {
    const { productId } = this.#dependencies;
    const product = this.#product;
    const name = product === undefined ? summary : `${summary}: ${displayName(product)}`;
    const saved = await this.#dependencies.saveVisit({
      visit,
      id: `visit-${productId}`,
      summary: name,
      place: product && visitAddress(placedVisit(visit), product, this.moveOn),
    });
    this.setSaveFailed(!saved);
  };

  get #product(): Product | undefined {
    const { client, productId } = this.#dependencies;
    return findVisibleProduct(client.data.known?.products ?? [], productId);
  }

  private showBooked(booked: BookedVisit): void {
    const { store, client, productId } = this.#dependencies;
    const { slots = [], costs } = store.appointments.known ?? {};
    store.appointments.replace({ booked, slots: slots.filter(({ slotId }) => slotId !== booked.slotId), costs });
    const data = client.data.known;
    if (data !== undefined) client.data.replace({ ...data, products: withVisit(data.products, productId, booked) });
    refreshOrderedStart(this.#dependencies);
  }

  private setSaveFailed(hasSaveFailed: boolean): void {
    this.hasSaveFailed = hasSaveFailed;
  }

  private get choice(): VisitChoice | undefined {
    const { store, clock } = this.#dependencies;
    const known = store.appointments.known;
    return known === undefined ? undefined : { booked: known.booked, days: slotsByDay(known.slots, clock.now()) };
  }
}
