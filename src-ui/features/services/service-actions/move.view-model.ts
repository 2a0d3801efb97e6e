import { computed, makeObservable } from "mobx";
import { isVisitAhead, type BookedVisit } from "#domain/products/appointment.ts";
import { allVisibleProducts, type Product } from "#domain/products/index.ts";
import { findVisibleProduct } from "#domain/products/service-view.ts";
import { daysToChoose, offeredDay, type ServiceMove } from "#domain/products/service-move.ts";
import { changeMoveDate } from "#domain/products/use-cases/change-move-date.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { withMove } from "#domain/products/with-move.ts";
import { required } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { Persisted } from "#ui/shared/forms/persisted.ts";
import { type AsyncSection, AsyncSectionModel } from "#ui/stores/async-section.ts";
import type { ServiceHelpLine } from "../service-hindrances.ts";
import type { ServiceActionsDependencies } from "./service-actions-dependencies.ts";
import { WriteForm } from "./write-form.ts";

/** New day, as `YYYY-MM-DD`. */
export class MoveForm {
  @Persisted @Checked(required) day = "";
}

/** Current day of the move, and the days to choose from. */
export interface MoveChoice {
  /** `undefined`: no move is planned. */
  readonly plannedFor: WarsawDate | undefined;
  readonly newAddress: string | undefined;
  readonly days: readonly WarsawDate[];
}

type MoveCode = "no-move" | "day-taken";

const hasVisitAddress = (products: readonly Product[]): boolean =>
  allVisibleProducts(products).some(({ visit }) => visit?.address !== undefined);

/** Change of the day of a move (PROD-08). */
export class MoveViewModel {
  readonly write: WriteForm<MoveForm, ServiceMove, MoveCode>;
  readonly #dependencies: ServiceActionsDependencies;
  readonly #section: AsyncSectionModel<MoveChoice>;

  constructor(dependencies: ServiceActionsDependencies) {
    this.#dependencies = dependencies;
    const { store, productId, idempotencyKeys } = dependencies;
    this.#section = new AsyncSectionModel({
      needs: [store.move],
      read: () => this.choice,
      load: () => store.move.load(),
    });
    const ports = {
      products: store.port,
      offeredDay: (day: string) => this.offered(day),
      reload: () => store.move.refetch(),
    };
    this.write = new WriteForm<MoveForm, ServiceMove, MoveCode>({
      open: () => new MoveForm(),
      idempotencyKeys,
      draft: dependencies.draftOf("service-move"),
      findUnavailable: ({ day }) =>
        this.choice !== undefined && day !== "" && this.offered(day) === undefined ? ["day"] : [],
      execute: ({ day }, key) => changeMoveDate(ports, { productId, day }, key),
      done: (move) => this.#showMoved(move),
      refused: (code) => {
        switch (code) {
          case "day-taken":
            return { problem: "dayTaken", field: { field: "day", violation: { key: "required", params: {} } } };
          case "no-move":
            return { problem: "noMove" };
          case "unknown":
            return { problem: "refused" };
        }
      },
    });
    makeObservable<this, "choice">(this, { choice: computed });
  }

  get section(): AsyncSection<MoveChoice> {
    return this.#section.section;
  }

  /** Day of the move, as far as known. */
  get plannedFor(): WarsawDate | undefined {
    return this.choice?.plannedFor;
  }

  /** Day that the dialog is about: of the changed move, else the chosen day, else the planned one. */
  get day(): WarsawDate | undefined {
    const { result, form } = this.write;
    return result === undefined ? (this.offered(form.form.day) ?? this.plannedFor) : result.plannedFor;
  }

  /** False while another day than the planned one is chosen. */
  get isDayPlanned(): boolean {
    return this.day === this.plannedFor;
  }

  get helpLine(): ServiceHelpLine | undefined {
    return this.#dependencies.helpLine;
  }

  /** Booked visit of the service that has not ended, as far as known. */
  get visit(): BookedVisit | undefined {
    const { store, client, clock, productId } = this.#dependencies;
    const { known } = store.appointments;
    const visit =
      known === undefined ? findVisibleProduct(client.data.known?.products ?? [], productId)?.visit : known.booked;
    return visit !== undefined && isVisitAhead(visit, clock.now()) ? visit : undefined;
  }

  /** Opens the dialog and reloads the days: some may be taken by now. */
  begin(): void {
    this.write.begin();
    this.write.clearUnavailable();
    void this.#dependencies.store.move.reload().then(this.write.clearUnavailable);
  }

  #showMoved(move: ServiceMove): void {
    const { store, client, productId } = this.#dependencies;
    store.move.replace(move);
    const data = client.data.known;
    if (data !== undefined)
      client.data.replace({ ...data, products: withMove(data.products, productId, move.plannedFor) });
    const appointments = store.appointments.known;
    if (appointments?.booked?.address === undefined && !hasVisitAddress(data?.products ?? [])) return;
    // The operator states the addresses of visits again for the new day (VISIT-10).
    if (appointments?.booked !== undefined)
      store.appointments.replace({ ...appointments, booked: { ...appointments.booked, address: undefined } });
    void store.appointments.reload();
    void client.data.reload();
  }

  private offered(day: string): WarsawDate | undefined {
    return offeredDay(day, this.choice?.days ?? []);
  }

  private get choice(): MoveChoice | undefined {
    const move = this.#dependencies.store.move.known;
    return move === undefined
      ? undefined
      : {
          plannedFor: move.plannedFor,
          newAddress: move.newAddress,
          days: daysToChoose(move, this.#dependencies.today.today),
        };
  }
}
