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
 * Reason why the login by the device failed. `declined`: the owner cancelled, or the fingerprint did not match.
 * `switched-off`: at the server. `lost`: the device no longer has the key.
 */
export type DeviceLoginProblem =
  | { readonly kind: "declined" }
  | { readonly kind: "switched-off" }
  | { readonly kind: "lost" }
  | { readonly kind: "device-unavailable" }
  | LoginRefusal
  | TransportFailure;

const LOGIN_KEY_USES: readonly KeyUse[] = ["biometric", "automatic"];

export interface DeviceLoginDependencies {
  readonly bridge: NativeBridgePort;
  readonly login: DeviceLoginPort;
  readonly memory: DeviceMemoryPort;
  /** Opens the session of the customer. */
  readonly openSession: (session: UserSession) => void;
  /** Ends the new session on the server: another login was faster, or the page was left. */
  readonly endUnusedSession: (session: UserSession) => void;
  readonly hasLeftPage: () => boolean;
  /** True while the user types a login. */
  readonly isTyping: () => boolean;
  /**
   * True if the page already shows why the user was logged out; the message about a lost key then waits for the next
   * start of the native app.
   */
  readonly isReasonShown: () => boolean;
}

/** Logs in with a key of the device, from the login page (WRAP-03). */
export class DeviceLoginStore {
  /** Biometry of the device; `none` until it has responded, and in a browser. */
  biometry: Biometry = "none";
  availableKeyUses: readonly KeyUse[] = [];
  runningKeyUse: KeyUse | undefined = undefined;
  problem: DeviceLoginProblem | undefined = undefined;
  /** Lost keys that are still missing and have to be reported to the customer. */
  lost: readonly KeyUse[] = [];
  readonly #dependencies: DeviceLoginDependencies;

  constructor(dependencies: DeviceLoginDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "setAvailableKeyUses" | "setLostKeys" | "begin" | "end">(this, {
      biometry: observable,
      availableKeyUses: observableRef,
      runningKeyUse: observable,
      problem: observableRef,
      lost: observableRef,
      setAvailableKeyUses: action,
      setLostKeys: action,
      begin: action,
      end: action,
    });
  }

  /** Returns the message about the device; `isAwaited`: a notification waits for the login. */
  message(isAwaited: boolean): DeviceLoginMessage | undefined {
    const { runningKeyUse, problem, lost } = this;
    const failed = problem === undefined ? undefined : problem.kind === "declined" ? problem.kind : "problem";
    return deviceLoginMessage({ runningKeyUse, failed, isAwaited, isKeyLost: lost.length > 0 });
  }

  /**
   * Reads the state of the device, which the owner may have changed. `isFreshlyOpened`: the native app was just
   * started, and the automatic login starts at once if it is enabled. A lost key is reported once: not if the automatic
   * login succeeds, and not if another message is shown.
   */
  async refresh(isFreshlyOpened: boolean): Promise<void> {
    const { bridge, memory, isTyping, isReasonShown } = this.#dependencies;
    const device = await bridge.device();
    if (!device.ok) return;
    const has = await readKeyPresence(bridge);
    // A login is running, and its outcome matters more.
    if (this.runningKeyUse !== undefined) return;
    const { biometry } = device.value;
    // A key without a response of the device keeps its former state.
    const isOffered = (use: KeyUse): boolean =>
      (has[use] ?? this.availableKeyUses.includes(use)) && isKeyUseAvailable(use, biometry);
    this.setAvailableKeyUses(biometry, LOGIN_KEY_USES.filter(isOffered));
    const stored = memory.read();
    if (
      this.availableKeyUses.includes("automatic") &&
      shouldLogInAutomatically({ isFreshlyOpened, hasLoggedOut: stored.hasLoggedOut, isTyping: isTyping() })
    )
      return this.openSession("automatic");
    if (isReasonShown()) return;
    const lost = lostKeys(stored, has);
    memory.write(rememberKeys(stored, has));
    this.setLostKeys(
      LOGIN_KEY_USES.filter((use) => has[use] !== true && (lost.includes(use) || this.lost.includes(use))),
    );
  }

  /** Lets the device sign a challenge and logs in with the signature. */
  readonly openSession = async (use: KeyUse): Promise<void> => {
    if (this.runningKeyUse !== undefined) return;
    this.begin(use);
    this.end(await this.#attempt(use));
  };

  async #attempt(use: KeyUse): Promise<DeviceLoginProblem | undefined> {
    const { bridge, login, openSession, endUnusedSession, hasLeftPage } = this.#dependencies;
    const device = await bridge.device();
    if (!device.ok) return { kind: "device-unavailable" };
    const issued = await login.challenge(device.value.deviceId, use);
    if (!issued.ok) return this.#handleRefusal(use, issued.failure);
    const { challengeId, challenge } = issued.value;
    const signed = await bridge.sign(use, challenge);
    if (!signed.ok) return this.#handleUnsigned(use, signed.failure);
    const session = await login.openSession({ challengeId, signature: signed.value });
    if (!session.ok) return this.#handleRefusal(use, session.failure);
    if (hasLeftPage()) endUnusedSession(session.value);
    else openSession(session.value);
    return undefined;
  }

  async #handleUnsigned(use: KeyUse, failure: BridgeFailure): Promise<DeviceLoginProblem | undefined> {
    switch (signingFailureOf(failure)) {
      case "by-owner":
        return { kind: "declined" };
      case "no-answer":
        return { kind: "device-unavailable" };
      case "key-lost": {
        // The rest of a lost key is useless, so it is deleted. The other key may be lost as well.
        await this.#dependencies.bridge.deleteKey(use);
        this.#forget(use, await readKeyPresence(this.#dependencies.bridge));
        return { kind: "lost" };
      }
    }
  }

  /**
   * Deletes a key that the server has switched off. Also deletes a key with a wrong signature: the server knows
   * another key, and each further attempt would count as a wrong password until the account is locked.
   */
  #handleRefusal(use: KeyUse, failure: LoginRefusal | TransportFailure): DeviceLoginProblem {
    if (failure.kind !== "login-refused" || (failure.code !== "not-possible" && failure.code !== "bad-credentials"))
      return failure;
    void this.#dependencies.bridge.deleteKey(use);
    this.#forget(use, { automatic: undefined, biometric: undefined });
    return failure.code === "not-possible" ? { kind: "switched-off" } : failure;
  }

  /** Removes this key, and any other key lost with it, from the offered logins. Both count as reported. */
  #forget(use: KeyUse, others: KeyPresence): void {
    const { memory } = this.#dependencies;
    const has: KeyPresence = { ...others, [use]: false };
    memory.write(rememberKeys(memory.read(), has));
    this.setAvailableKeyUses(
      this.biometry,
      this.availableKeyUses.filter((keyUse) => has[keyUse] !== false),
    );
  }

  private setAvailableKeyUses(biometry: Biometry, availableKeyUses: readonly KeyUse[]): void {
    this.biometry = biometry;
    this.availableKeyUses = availableKeyUses;
  }

  private setLostKeys(lost: readonly KeyUse[]): void {
    this.lost = lost;
  }

  private begin(use: KeyUse): void {
    this.runningKeyUse = use;
    this.problem = undefined;
  }

  private end(problem: DeviceLoginProblem | undefined): void {
    this.runningKeyUse = undefined;
    this.problem = problem;
  }
}
