import { action, computed, makeObservable, observableRef, when } from "mobx";
import {
  isSetupSending,
  NO_SETUP,
  reduceFactorSetup,
  canSubmitCode,
  type ConfirmStatus,
  type CreatedToken,
  type FactorChange,
  type SettingsRefusal,
  type SetupEvent,
  type FactorSetupFailureReason,
  type SetupState,
  type TokenCode,
} from "#domain/settings/index.ts";
import { confirmFactor, type FactorConfirmation } from "#domain/settings/use-cases/confirm-factor.ts";
import { requestFactorToken } from "#domain/settings/use-cases/request-factor-token.ts";
import type { TransportFailure, TryLater } from "#domain/shared-kernel/index.ts";
import { exactLength, required } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { FormModel, type SubmitResult } from "#ui/shared/forms/form-model.ts";
import type { WriteCommand } from "#ui/stores/write-command.ts";
import { createSettingsCommand } from "./create-settings-command.ts";
import type { SettingsDependencies } from "./settings-dependencies.ts";

/** Number of digits of a code; the mask of the field accepts nothing else (VAL-12, LOGIN-10). */
const CODE_DIGITS = 6;

/** Form with the code that confirms a change. */
export class CodeForm {
  @Checked(required, exactLength(CODE_DIGITS)) code = "";
}

/** Events of the setup for the rest of the page. */
export interface FactorSetupEvents {
  /** A second factor is in force. */
  readonly onTurnedOn: () => void;
  readonly onClosed: () => void;
}

/** View model to set up or turn off the second factor (SET-02). */
export class FactorViewModel {
  state: SetupState = NO_SETUP;
  readonly code: FormModel<CodeForm>;
  readonly #dependencies: SettingsDependencies;
  readonly #events: FactorSetupEvents;
  #stopAwaitingPhones: (() => void) | undefined;
  readonly #requesting: WriteCommand<FactorChange, CreatedToken, SettingsRefusal<TokenCode>>;
  readonly #confirming: WriteCommand<FactorConfirmation, ConfirmStatus, never>;

  constructor(dependencies: SettingsDependencies, events: FactorSetupEvents) {
    this.#dependencies = dependencies;
    this.#events = events;
    const { factor, ports } = dependencies.store;
    this.#requesting = createSettingsCommand(
      (change: FactorChange, key) => requestFactorToken({ factor: ports.factor }, change, key),
      dependencies,
    );
    this.#confirming = createSettingsCommand(
      (confirmation: FactorConfirmation, key) =>
        confirmFactor({ factor: ports.factor, reload: () => factor.refetch() }, confirmation, key),
      dependencies,
    );
    this.code = new FormModel({
      open: () => new CodeForm(),
      idempotencyKeys: dependencies.idempotencyKeys,
      send: ({ code }) => this.#send(code),
    });
    makeObservable<this, "step">(this, { state: observableRef, busy: computed, step: action });
  }

  get busy(): boolean {
    return isSetupSending(this.state);
  }

  /** Refusal of the last request for a code because there were too many. */
  get tryLater(): TryLater | undefined {
    const failure = this.#requesting.failed?.failure;
    return failure?.kind === "try-later" ? failure : undefined;
  }

  /** Opens the dialog to choose a factor, or to turn off the current one. */
  readonly open = (change?: FactorChange): void => {
    this.step(change === undefined ? { kind: "open" } : { kind: "open", change });
    if (change !== undefined) return;
    const { phones } = this.#dependencies.store;
    void phones.refresh();
    this.#stopAwaitingPhones = when(
      () => phones.known !== undefined,
      () => this.#chooseOnly(phones.known?.length === 0),
    );
  };

  readonly choose = (change: FactorChange): void => this.step({ kind: "choose", change });

  readonly close = (): void => {
    this.step({ kind: "close" });
    if (this.state.step !== "closed") return;
    this.#stopAwaitingPhones?.();
    this.#events.onClosed();
  };

  /** Returns from the code to the choice of another way. */
  readonly back = (): void => this.step({ kind: "back" });

  /** Requests a token: the key of an app, or a code that is sent. Each successful request returns a new token. */
  readonly ask = async (): Promise<void> => {
    this.step({ kind: "ask" });
    const { state } = this;
    if ((state.step !== "choose" && state.step !== "code") || !state.isSending || state.change === undefined) return;
    const outcome = await this.#requesting.run(state.change);
    switch (outcome?.kind) {
      case "done":
        this.code.reset();
        return this.step({ kind: "created", answer: outcome.value });
      case "not-done":
        return this.step({ kind: "failed", failureReason: failureReasonOf(outcome.failure) });
      case "found-done":
      case "unknown":
        return this.step({ kind: "failed", failureReason: "unknown" });
      case "cancelled":
      case undefined:
        return this.step({ kind: "failed", failureReason: undefined });
    }
  };

  /** Chooses the app when there is no other choice, as the registration does with an only address. */
  #chooseOnly(isOnlyApp: boolean): void {
    if (isOnlyApp && this.state.step === "choose" && this.state.change === undefined) this.choose({ kind: "app" });
  }

  async #send(code: string): Promise<SubmitResult<CodeForm>> {
    await this.confirm(code);
    const { state } = this;
    if (state.step !== "code") return { kind: "handed-over" };
    const key =
      state.failureReason === "wrongCode" ? "codeWrong" : state.failureReason === "expired" ? "codeExpired" : undefined;
    return key === undefined
      ? { kind: "failed" }
      : { kind: "refused", invalidFields: [{ field: "code", violation: { key, params: {} } }] };
  }

  /** Confirms the change with a code, then reloads the current factor. */
  readonly confirm = async (code: string): Promise<void> => {
    if (!canSubmitCode(this.state)) return;
    const { change, token } = this.state;
    this.step({ kind: "confirm" });
    const outcome = await this.#confirming.run({ kind: change.kind, tokenId: token.tokenId, code });
    switch (outcome?.kind) {
      case "done":
        this.step({ kind: "confirmed", status: outcome.value });
        if (outcome.value !== "ok") return;
        break;
      case "found-done":
        this.step({ kind: "confirmed", status: "ok" });
        break;
      case "not-done":
        this.step({ kind: "failed", failureReason: "refused" });
        return;
      case "unknown":
        this.step({ kind: "failed", failureReason: "unknown" });
        return;
      case "cancelled":
      case undefined:
        this.step({ kind: "failed", failureReason: undefined });
        return;
    }
    this.#requesting.reset();
    if (change.kind !== "none") this.#events.onTurnedOn();
    await this.#dependencies.store.factor.reload();
  };

  private step(event: SetupEvent): void {
    this.state = reduceFactorSetup(this.state, event);
  }
}

function failureReasonOf(failure: SettingsRefusal<TokenCode> | TransportFailure): FactorSetupFailureReason {
  if (failure.kind === "try-later") return "tryLater";
  if (failure.kind !== "settings-refused") return "refused";
  switch (failure.code) {
    case "sms-time-limit":
      return "tooSoon";
    case "not-possible":
      return "notPossible";
    case "unknown":
      return "refused";
  }
}
