import { computed, makeObservable } from "mobx";
import { daysToChoose, offeredDay, type ServiceMove } from "#domain/products/service-move.ts";
import { changeMoveDate } from "#domain/products/use-cases/change-move-date.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { required } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { Kept } from "#ui/shared/forms/kept.ts";
import { type Part, PartModel } from "#ui/stores/part.ts";
import type { DeskWorld } from "./desk-world.ts";
import { WriteForm } from "./write-form.ts";

/** The new day, as `YYYY-MM-DD`. */
export class MoveForm {
  @Kept @Checked(required) day = "";
}

/** What there is to choose. */
export interface MoveChoice {
  /** `undefined`: no move is arranged. */
  readonly plannedFor: WarsawDate | undefined;
  readonly days: readonly WarsawDate[];
}

type MoveCode = "no-move" | "day-taken";

/** Changing the day of a move (PROD-08). */
export class MoveModel {
  readonly write: WriteForm<MoveForm, ServiceMove, MoveCode>;
  readonly #world: DeskWorld;
  readonly #part: PartModel<MoveChoice>;

  constructor(world: DeskWorld) {
    this.#world = world;
    const { store, productId, idempotencyKeys } = world;
    this.#part = new PartModel({ needs: [store.move], read: () => this.choice, load: () => store.move.load() });
    const ports = {
      products: store.port,
      offeredDay: (day: string) => this.offered(day),
      reload: () => store.move.refetch(),
    };
    this.write = new WriteForm<MoveForm, ServiceMove, MoveCode>({
      open: () => new MoveForm(),
      idempotencyKeys,
      draft: world.draftOf("service-move"),
      gone: ({ day }) => (this.choice !== undefined && day !== "" && this.offered(day) === undefined ? ["day"] : []),
      execute: ({ day }, key) => changeMoveDate(ports, { productId, day }, key),
      done: (move) => store.move.replace(move),
      refused: (code) => {
        switch (code) {
          case "day-taken":
            return { problem: "dayTaken", field: { field: "day", complaint: { key: "required", params: {} } } };
          case "no-move":
            return { problem: "noMove" };
          case "unknown":
            return { problem: "refused" };
        }
      },
    });
    makeObservable<this, "choice">(this, { choice: computed });
  }

  get part(): Part<MoveChoice> {
    return this.#part.part;
  }

  /** The dialog opens: days that were free a while ago may not be any more. */
  begin(): void {
    this.write.begin();
    this.write.letGo();
    void this.#world.store.move.reload().then(this.write.letGo);
  }

  private offered(day: string): WarsawDate | undefined {
    return offeredDay(day, this.choice?.days ?? []);
  }

  private get choice(): MoveChoice | undefined {
    const move = this.#world.store.move.known;
    return move === undefined
      ? undefined
      : { plannedFor: move.plannedFor, days: daysToChoose(move, this.#world.today.today) };
  }
}
