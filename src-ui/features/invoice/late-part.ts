import { action, makeObservable, observableRef } from "mobx";

/** How a part of the page stands whose code comes when somebody asks for it. */
export type LateState<Part> = { readonly kind: "closed" | "coming" | "failed" } | { readonly kind: "open"; readonly part: Part };

/** A part of the page that is fetched when it is asked for. */
export class LatePart<Part> {
  state: LateState<Part> = { kind: "closed" };
  readonly #fetchPart: () => Promise<Part>;

  /** `fetchPart` rejects where the part cannot be had. */
  constructor(fetchPart: () => Promise<Part>) {
    this.#fetchPart = fetchPart;
    makeObservable<this, "show">(this, { state: observableRef, show: action });
  }

  /** Fetches the part, unless it is there or on its way. */
  readonly open = async (): Promise<void> => {
    if (this.state.kind === "coming" || this.state.kind === "open") return;
    this.show({ kind: "coming" });
    await this.#fetchPart().then(
      (part) => this.show({ kind: "open", part }),
      () => this.show({ kind: "failed" }),
    );
  };

  private show(state: LateState<Part>): void {
    this.state = state;
  }
}
