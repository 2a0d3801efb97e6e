import { action, makeObservable, observable, observableRef } from "mobx";
import {
  shouldLogInAutomatically,
  isKeyUseAvailable,
  lostKeys,
  rememberKeys,
  signingFailureOf,
  type Biometry,
  type BridgeFailure,
  type DeviceLoginPort,
  type DeviceMemoryPort,
  type KeyPresence,
  type KeyUse,
  type NativeBridgePort,
} from "#domain/device/index.ts";
import type { LoginRefusal } from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import type { TransportFailure } from "#domain/shared-kernel/index.ts";
import { readKeyPresence } from "#domain/device/device-memory.ts";
import { deviceLoginMessage, type DeviceLoginMessage } from "./device-login-message.policy.ts";

/**
 * Why the login by the device failed. `declined`: the owner cancelled, or the finger did not match. `off`: switched off
 * at the server. `lost`: the device no longer has the key.
 */
export type DeviceLoginProblem =
  | { readonly kind: "declined" }
  | { readonly kind: "off" }
  | { readonly kind: "lost" }
  | { readonly kind: "device" }
  | LoginRefusal
  | TransportFailure;

const LOGIN_KEY_USES: readonly KeyUse[] = ["biometric", "automatic"];

/** What logging in by the device takes. */
export interface DeviceLoginDependencies {
  readonly bridge: NativeBridgePort;
  readonly login: DeviceLoginPort;
  readonly memory: DeviceMemoryPort;
  /** The customer is in. */
  readonly enter: (session: UserSession) => void;
  /** Somebody came in meanwhile, or the page was left: the session is ended at the provider. */
  readonly discard: (session: UserSession) => void;
  readonly isLeft: () => boolean;
  /** Somebody is typing a login. */
  readonly isTyping: () => boolean;
  /** The page says why it was come to: what the device has lost can wait until it is opened again. */
  readonly isReasonShown: () => boolean;
}

/** Logging in by a key of the device, from the login page (WRAP-03). */
export class DeviceLoginStore {
  /** What the device knows its owner by; none until it has said so, and in a browser. */
  biometry: Biometry = "none";
  /** The ways in that this device has a key for, and whose owner it can know. */
  ways: readonly KeyUse[] = [];
  /** Which way is under way. */
  busy: KeyUse | undefined = undefined;
  problem: DeviceLoginProblem | undefined = undefined;
  /** Keys that the device has lost since somebody looked last. */
  lost: readonly KeyUse[] = [];
  readonly #dependencies: DeviceLoginDependencies;

  constructor(dependencies: DeviceLoginDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "setWays" | "setLostKeys" | "begin" | "end">(this, {
      biometry: observable,
      ways: observableRef,
      busy: observable,
      problem: observableRef,
      lost: observableRef,
      setWays: action,
      setLostKeys: action,
      begin: action,
      end: action,
    });
  }

  /** The one thing to be said of the device; `isAwaited`: a notification waits for the login. */
  message(isAwaited: boolean): DeviceLoginMessage | undefined {
    const { busy, problem, lost } = this;
    const failed = problem === undefined ? undefined : problem.kind === "declined" ? problem.kind : "problem";
    return deviceLoginMessage({ busy, failed, isAwaited, isKeyLost: lost.length > 0 });
  }

  /**
   * Asks the device what it has: its owner may have set it otherwise since. `isFreshlyOpened`: the app has just been opened,
   * and where the device may log in by itself
   * it does so at once. What it has lost is told once: not where it comes in all the same, nor where something else is
   * told.
   */
  async refresh(isFreshlyOpened: boolean): Promise<void> {
    const { bridge, memory, isTyping, isReasonShown } = this.#dependencies;
    const device = await bridge.device();
    if (!device.ok) return;
    const has = await readKeyPresence(bridge);
    // a finger is being looked for, and what becomes of that says more
    if (this.busy !== undefined) return;
    const { biometry } = device.value;
    // of what it does not say nothing has changed
    this.setWays(
      biometry,
      LOGIN_KEY_USES.filter((use) => (has[use] ?? this.ways.includes(use)) && isKeyUseAvailable(use, biometry)),
    );
    const stored = memory.read();
    if (
      this.ways.includes("automatic") &&
      shouldLogInAutomatically({ isFreshlyOpened, hasLeft: stored.hasLeft, isTyping: isTyping() })
    )
      return this.enter("automatic");
    if (isReasonShown()) return;
    const lost = lostKeys(stored, has);
    memory.write(rememberKeys(stored, has));
    this.setLostKeys(
      LOGIN_KEY_USES.filter((use) => has[use] !== true && (lost.includes(use) || this.lost.includes(use))),
    );
  }

  /** Has the device sign a challenge, and comes in by it. */
  readonly enter = async (use: KeyUse): Promise<void> => {
    if (this.busy !== undefined) return;
    this.begin(use);
    this.end(await this.#attempt(use));
  };

  async #attempt(use: KeyUse): Promise<DeviceLoginProblem | undefined> {
    const { bridge, login, enter, discard, isLeft } = this.#dependencies;
    const device = await bridge.device();
    if (!device.ok) return { kind: "device" };
    const asked = await login.challenge(device.value.deviceId, use);
    if (!asked.ok) return this.#handleRefusal(use, asked.failure);
    const { challengeId, challenge } = asked.value;
    const signed = await bridge.sign(use, challenge);
    if (!signed.ok) return this.#handleUnsigned(use, signed.failure);
    const session = await login.enter({ challengeId, signature: signed.value });
    if (!session.ok) return this.#handleRefusal(use, session.failure);
    if (isLeft()) discard(session.value);
    else enter(session.value);
    return undefined;
  }

  async #handleUnsigned(use: KeyUse, failure: BridgeFailure): Promise<DeviceLoginProblem | undefined> {
    switch (signingFailureOf(failure)) {
      case "by-owner":
        return { kind: "declined" };
      case "no-answer":
        return { kind: "device" };
      case "key-lost": {
        // what is left of it is no way in, whatever the device takes it for; the other one may have gone with it
        await this.#dependencies.bridge.deleteKey(use);
        this.#forget(use, await readKeyPresence(this.#dependencies.bridge));
        return { kind: "lost" };
      }
    }
  }

  /**
   * A way that was switched off is gone here, too: its key is good for nothing. So is a key whose signature is wrong:
   * the provider has another one, and each
   * further try would count as a wrong password until the account is locked.
   */
  #handleRefusal(use: KeyUse, failure: LoginRefusal | TransportFailure): DeviceLoginProblem {
    if (failure.kind !== "login-refused" || (failure.code !== "not-possible" && failure.code !== "bad-credentials"))
      return failure;
    void this.#dependencies.bridge.deleteKey(use);
    this.#forget(use, { automatic: undefined, biometric: undefined });
    return failure.code === "not-possible" ? { kind: "off" } : failure;
  }

  /** This way is offered no more, nor is another one whose key went with it. Both have been told of then. */
  #forget(use: KeyUse, others: KeyPresence): void {
    const { memory } = this.#dependencies;
    const has: KeyPresence = { ...others, [use]: false };
    memory.write(rememberKeys(memory.read(), has));
    this.setWays(
      this.biometry,
      this.ways.filter((way) => has[way] !== false),
    );
  }

  private setWays(biometry: Biometry, ways: readonly KeyUse[]): void {
    this.biometry = biometry;
    this.ways = ways;
  }

  private setLostKeys(lost: readonly KeyUse[]): void {
    this.lost = lost;
  }

  private begin(use: KeyUse): void {
    this.busy = use;
    this.problem = undefined;
  }

  private end(problem: DeviceLoginProblem | undefined): void {
    this.busy = undefined;
    this.problem = problem;
  }
}
