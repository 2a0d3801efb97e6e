import { computed, makeObservable, observableRef, action } from "mobx";
import type { BookedVisit, VisitCancellationRefusal, VisitSlot } from "#domain/products/appointment.ts";
import { cancelVisit } from "#domain/products/use-cases/cancel-visit.ts";
import { withVisit } from "#domain/products/with-visit.ts";
import type { FormStatus } from "#ui/shared/forms/form-model.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import { isOrderedService, refreshOrderedStart } from "./refresh-ordered-start.ts";
import type { ServiceActionsDependencies } from "./service-actions-dependencies.ts";
import type { WriteDialogViewState } from "./write-dialog.view.tsx";
import type { ServiceWriteProblem } from "./write-form.ts";

/** Cancellation of a technician's visit (VISIT-01). */
export class CancelVisitViewModel implements WriteDialogViewState {
  /** Visit that the customer was asked about; it stays the same while the dialog is open. */
  visit: BookedVisit | undefined = undefined;
  readonly #dependencies: ServiceActionsDependencies;
  readonly #command: WriteCommand<VisitSlot, VisitSlot, VisitCancellationRefusal>;

  constructor(dependencies: ServiceActionsDependencies) {
    this.#dependencies = dependencies;
    const { store, productId, idempotencyKeys } = dependencies;
    const ports = { products: store.port, reload: () => store.appointments.refetch() };
    this.#command = new WriteCommand(
      (visit: VisitSlot, key) => cancelVisit(ports, { productId, visit }, key),
      idempotencyKeys,
    );
    makeObservable<this, "status">(this, { visit: observableRef, status: computed, problem: computed, begin: action });
  }

  get form(): { readonly status: FormStatus } {
    return { status: this.status };
  }

  /** Cancelled visit, after success. */
  get result(): VisitSlot | undefined {
    const { state } = this.#command;
    return state.status === "done" ? state.value : undefined;
  }

  get problem(): ServiceWriteProblem | undefined {
    const { failed } = this.#command;
    if (failed === undefined) return undefined;
    if (failed.certainty === "unknown") return "unknown";
    if (failed.failure.kind !== "service-refused") return "refused";
    switch (failed.failure.code) {
      case "no-visit":
        return "noVisit";
      case "too-late":
        return "tooLate";
      case "unknown":
        return "refused";
    }
  }

  /** True if the service does not start without the visit (ORDER-05). */
  get isNeededForStart(): boolean {
    return isOrderedService(this.#dependencies);
  }

  /** False once the visit cannot be cancelled any more. */
  get canSend(): boolean {
    return this.visit !== undefined && this.problem !== "noVisit" && this.problem !== "tooLate";
  }

  /** Opens the dialog about the booked visit. */
  begin(visit: BookedVisit | undefined): void {
    this.visit = visit;
    if (this.#command.state.status === "done") this.#command.reset();
    this.#command.clearFailure();
  }

  readonly submit = async (): Promise<undefined> => {
    const { visit } = this;
    if (visit === undefined || this.status === "done") return;
    const outcome = await this.#command.run(visit);
    if (outcome?.kind !== "done") return;
    const { store, client, productId } = this.#dependencies;
    // The slot of the visit is free again; it is listed after the next reload.
    const { slots = [], costs } = store.appointments.known ?? {};
    store.appointments.replace({ booked: undefined, slots, costs });
    const data = client.data.known;
    if (data !== undefined) client.data.replace({ ...data, products: withVisit(data.products, productId, undefined) });
    refreshOrderedStart(this.#dependencies);
  };

  private get status(): FormStatus {
    switch (this.#command.state.status) {
      case "idle":
        return "editing";
      case "running":
        return "busy";
      case "failed":
        return "failed";
      case "done":
        return "done";
    }
  }
}
