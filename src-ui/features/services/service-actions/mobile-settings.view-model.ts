import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { MobileParameter, MobileState, ParameterRefusal } from "#domain/products/mobile.ts";
import { setMobileParameter, type ParameterSetting } from "#domain/products/use-cases/set-mobile-parameter.ts";
import { type AsyncSection, AsyncSectionModel } from "#ui/stores/async-section.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import type { ServiceActionsDependencies } from "./service-actions-dependencies.ts";

/** State of the change of one setting. */
export type MobileParameterChange =
  | { readonly kind: "busy"; readonly value: boolean }
  | { readonly kind: "saved" | "unknown" | "refused" };

type ParameterCommand = WriteCommand<ParameterSetting, MobileState, ParameterRefusal>;

/** Settings of a mobile number. Different settings can change at the same time; each has one write at a time. */
export class MobileSettingsViewModel {
  /** Commands with the value that was sent last, by setting. */
  private readonly commands = observable.map<string, { readonly value: boolean; readonly command: ParameterCommand }>(
    undefined,
    { deep: false },
  );
  /** Settings whose last change was applied. */
  private readonly saved = observable.set<string>();
  /** Setting whose costs the customer is asked to accept. */
  asked: MobileParameter | undefined = undefined;
  readonly #dependencies: ServiceActionsDependencies;
  readonly #section: AsyncSectionModel<MobileState>;

  constructor(dependencies: ServiceActionsDependencies) {
    this.#dependencies = dependencies;
    const { mobile } = dependencies.store;
    this.#section = new AsyncSectionModel({ needs: [mobile], read: () => mobile.known, load: () => mobile.load() });
    makeObservable<this, "run" | "settle">(this, {
      asked: observableRef,
      section: computed,
      changes: computed,
      request: action,
      answer: action,
      run: action,
      settle: action,
    });
  }

  get section(): AsyncSection<MobileState> {
    return this.#section.section;
  }

  /** Changes that are running or have failed, by setting. */
  get changes(): ReadonlyMap<string, MobileParameterChange> {
    const changes = new Map<string, MobileParameterChange>();
    for (const [parameter, { value, command }] of this.commands) {
      const { isRunning, failed } = command;
      if (this.saved.has(parameter)) changes.set(parameter, { kind: "saved" });
      if (isRunning) changes.set(parameter, { kind: "busy", value });
      if (failed !== undefined)
        changes.set(parameter, { kind: failed.certainty === "unknown" ? "unknown" : "refused" });
    }
    return changes;
  }

  start(): void {
    void this.#dependencies.store.mobile.load();
  }

  /** Changes a setting; one that costs money is turned on only after the customer has agreed (PROD-11). */
  readonly request = (parameter: MobileParameter, value: boolean): void => {
    if (value && parameter.costs !== undefined) this.asked = parameter;
    else void this.set(parameter.parameter, value);
  };

  /** Answer to the question about the costs. */
  readonly answer = (agreed: boolean): void => {
    const { asked } = this;
    this.asked = undefined;
    if (agreed && asked !== undefined) void this.set(asked.parameter, true);
  };

  readonly set = async (parameter: string, value: boolean): Promise<void> => {
    if (this.commands.get(parameter)?.command.isRunning === true) return;
    const outcome = await this.run(parameter, value);
    if (outcome?.kind === "done" || outcome?.kind === "found-done") this.settle(parameter, value);
  };

  private run(parameter: string, value: boolean) {
    const { productId } = this.#dependencies;
    const command = this.commands.get(parameter)?.command ?? this.#command();
    this.saved.delete(parameter);
    this.commands.set(parameter, { value, command });
    return command.run({ productId, parameter, value });
  }

  #command(): ParameterCommand {
    const { store, idempotencyKeys } = this.#dependencies;
    const ports = { products: store.port, reload: () => store.mobile.refetch() };
    return new WriteCommand((setting, key) => setMobileParameter(ports, setting, key), idempotencyKeys);
  }

  /** Updates only the changed setting: responses of two changes may arrive in any order. */
  private settle(parameter: string, value: boolean): void {
    const { mobile } = this.#dependencies.store;
    const { known } = mobile;
    this.saved.add(parameter);
    if (known !== undefined)
      mobile.replace({
        ...known,
        parameters: known.parameters.map((one) => (one.parameter === parameter ? { ...one, value } : one)),
      });
  }
}
