import { action, makeObservable, observable, observableRef } from "mobx";

/**
 * A part of the screen whose code is fetched by those who ask for it, once; one that could not be had is fetched again.
 */
export class LatePart<Part> {
  /** `coming`: asked for, and still on its way. */
  state: "away" | "coming" | "failed" | "here" = "away";
  part: Part | undefined = undefined;
  /** It has not come once, and has not come since. */
  hasFailed = false;
  readonly #fetchPart: () => Promise<Part>;
  #underWay: Promise<void> | undefined;

  constructor(fetchPart: () => Promise<Part>) {
    this.#fetchPart = fetchPart;
    makeObservable<this, "come" | "fail" | "begin">(this, {
      state: observable,
      part: observableRef,
      hasFailed: observable,
      come: action,
      fail: action,
      begin: action,
    });
  }

  /** Fetches the part, unless it is here or on its way; resolves once it is clear whether it came. */
  async fetch(): Promise<void> {
    if (this.part !== undefined) return;
    this.#underWay ??= this.begin();
    await this.#underWay;
  }

  private begin(): Promise<void> {
    this.state = "coming";
    return this.#fetchPart().then(
      (part) => this.come(part),
      () => this.fail(),
    );
  }

  private come(part: Part): void {
    this.part = part;
    this.state = "here";
    this.hasFailed = false;
    this.#underWay = undefined;
  }

  private fail(): void {
    this.state = "failed";
    this.hasFailed = true;
    this.#underWay = undefined;
  }
}
