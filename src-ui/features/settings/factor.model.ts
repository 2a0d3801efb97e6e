import { action, computed, makeObservable, observableRef } from "mobx";
import {
  isSettingUp,
  NO_SETUP,
  setupStep,
  takesCode,
  type CreatedToken,
  type FactorWish,
  type SettingsRefusal,
  type SetupEvent,
  type SetupProblem,
  type SetupState,
  type TokenCode,
} from "#domain/settings/index.ts";
import type { TransportFailure } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey } from "#domain/shared-kernel/write.ts";
import { exactLength, required } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { FormModel, type Sent } from "#ui/shared/forms/form-model.ts";
import { t } from "./settings.texts.ts";
import type { SettingsWorld } from "./world.ts";

/** Exactly so many digits: the mask of the field lets nothing else in (VAL-12, LOGIN-10). */
const CODE_DIGITS = 6;

/** The code that proves a change. */
export class CodeForm {
  @Checked(required, exactLength(CODE_DIGITS)) code = "";
}

/** Setting the second factor up, or turning it off (SET-02). */
export class FactorModel {
  state: SetupState = NO_SETUP;
  readonly code: FormModel<CodeForm>;
  readonly #world: SettingsWorld;
  #asked: IdempotencyKey;
  readonly #confirmed: IdempotencyKey;

  constructor(world: SettingsWorld) {
    this.#world = world;
    this.#asked = new IdempotencyKey(world.idempotencyKeys);
    this.#confirmed = new IdempotencyKey(world.idempotencyKeys);
    this.code = new FormModel({
      open: () => new CodeForm(),
      idempotencyKeys: world.idempotencyKeys,
      send: ({ code }) => this.#send(code),
    });
    makeObservable<this, "step">(this, { state: observableRef, busy: computed, step: action });
  }

  get busy(): boolean {
    return isSettingUp(this.state);
  }

  /** Opens the dialog: to choose a factor, or to turn off the one in force. */
  readonly open = (wish?: FactorWish): void => {
    this.step(wish === undefined ? { kind: "open" } : { kind: "open", wish });
    if (wish === undefined) void this.#world.store.phones.load();
  };

  readonly choose = (wish: FactorWish): void => this.step({ kind: "choose", wish });

  readonly close = (): void => this.step({ kind: "close" });

  /** Asks for a token: the key of an app, or a code that is sent. Asked again it is another one. */
  readonly ask = async (): Promise<void> => {
    this.step({ kind: "ask" });
    const { state } = this;
    if ((state.step !== "choose" && state.step !== "code") || !state.isSending || state.wish === undefined) return;
    const { wish } = state;
    const end = await executeWrite<CreatedToken, SettingsRefusal<TokenCode>>(this.#asked, {
      content: [wish.kind, wish.kind === "sms" ? wish.phoneId : ""],
      send: (intentId) => this.#world.store.ports.factor.create({ intentId, wish }),
      // a token shows nowhere but in its answer
      verifyApplied: () => Promise.resolve(undefined),
    });
    switch (end.kind) {
      case "done":
        this.code.reset();
        return this.step({ kind: "created", answer: end.value });
      case "not-done":
        return this.step({ kind: "failed", problem: problemOf(end.failure) });
      case "found-done":
      case "unknown":
        return this.step({ kind: "failed", problem: "unknown" });
      case "cancelled":
        return this.step({ kind: "failed", problem: undefined });
    }
  };

  async #send(code: string): Promise<Sent<CodeForm>> {
    await this.confirm(code);
    const { state } = this;
    if (state.step !== "code") return { kind: "taken" };
    const key = state.problem === "wrongCode" ? "codeWrong" : state.problem === "expired" ? "codeExpired" : undefined;
    return key === undefined
      ? { kind: "failed" }
      : { kind: "refused", problems: [{ field: "code", complaint: { key, params: {} } }] };
  }

  /** Proves it with a code. What is in force afterwards is read anew, whatever the answer. */
  readonly confirm = async (code: string): Promise<void> => {
    if (!takesCode(this.state)) return;
    const { wish, token } = this.state;
    this.step({ kind: "confirm" });
    const { factor, ports } = this.#world.store;
    const inForce = async (): Promise<boolean | undefined> => {
      await factor.reload();
      return factor.state.status === "ready" ? factor.known?.kind === wish.kind : undefined;
    };
    const end = await executeWrite(this.#confirmed, {
      content: [token.tokenId, code],
      send: (intentId) => ports.factor.confirm({ intentId, tokenId: token.tokenId, code }),
      verifyApplied: inForce,
    });
    switch (end.kind) {
      case "done":
        this.step({ kind: "confirmed", status: end.value });
        if (end.value !== "ok") return;
        break;
      case "found-done":
        this.step({ kind: "confirmed", status: "ok" });
        break;
      case "not-done":
        this.step({ kind: "failed", problem: "refused" });
        return;
      case "unknown":
        this.step({ kind: "failed", problem: "unknown" });
        return;
      case "cancelled":
        this.step({ kind: "failed", problem: undefined });
        return;
    }
    this.#asked = new IdempotencyKey(this.#world.idempotencyKeys);
    await factor.reload();
    this.#world.tell(t(wish.kind === "none" ? "factor.offDone" : "factor.onDone"));
  };

  private step(event: SetupEvent): void {
    this.state = setupStep(this.state, event);
  }
}

function problemOf(failure: SettingsRefusal<TokenCode> | TransportFailure): SetupProblem {
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
