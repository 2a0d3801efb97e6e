import { action, makeObservable, observable, observableRef } from "mobx";
import { isOpen, unsignedFor, type Biometry, type BridgeFailure, type DeviceLoginPort, type KeyUse, type NativeBridgePort } from "#domain/device/index.ts";
import type { LoginRefusal } from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import type { TransportFailure } from "#domain/shared-kernel/index.ts";

/**
 * Why nobody came in by the device. `declined` is no failure: its owner knows. `off`: the provider lets nobody in that way any more;
 * `lost`: the device has the key no more.
 */
export type DeviceLoginProblem = { readonly kind: "off" } | { readonly kind: "lost" } | { readonly kind: "device" } | LoginRefusal | TransportFailure;

const WAYS: readonly KeyUse[] = ["biometric", "automatic"];

/** What logging in by the device takes. */
export interface DeviceLoginGround {
  readonly bridge: NativeBridgePort;
  readonly login: DeviceLoginPort;
  /** The customer is in. */
  readonly enter: (session: UserSession) => void;
  /** Somebody came in meanwhile, or the page was left: the session is ended at the provider. */
  readonly discard: (session: UserSession) => void;
  readonly isLeft: () => boolean;
}

/** Logging in by a key of the device, from the login page (WRAP-03). */
export class DeviceLogin {
  /** What the device knows its owner by; none until it has said so, and in a browser. */
  biometry: Biometry = "none";
  /** The ways in that this device has a key for, and whose owner it can know. */
  ways: readonly KeyUse[] = [];
  /** Which way is under way. */
  busy: KeyUse | undefined = undefined;
  problem: DeviceLoginProblem | undefined = undefined;
  readonly #ground: DeviceLoginGround;

  constructor(ground: DeviceLoginGround) {
    this.#ground = ground;
    makeObservable<this, "found" | "begin" | "end">(this, {
      biometry: observable, ways: observableRef, busy: observable, problem: observableRef, found: action, begin: action, end: action,
    });
  }

  /** Asks the device what it has. `byItself`: where it may log in by itself, it does so at once. */
  async look(byItself: boolean): Promise<void> {
    const { bridge } = this.#ground;
    const device = await bridge.device();
    if (!device.ok) return;
    const { biometry } = device.value;
    const ways = (await this.#held()).filter((use) => isOpen(use, biometry));
    this.found(biometry, ways);
    if (byItself && ways.includes("automatic")) await this.enter("automatic");
  }

  /** Has the device sign a challenge, and comes in by it. */
  readonly enter = async (use: KeyUse): Promise<void> => {
    if (this.busy !== undefined) return;
    this.begin(use);
    this.end(await this.#tried(use));
  };

  async #tried(use: KeyUse): Promise<DeviceLoginProblem | undefined> {
    const { bridge, login, enter, discard, isLeft } = this.#ground;
    const device = await bridge.device();
    if (!device.ok) return { kind: "device" };
    const asked = await login.challenge(device.value.deviceId, use);
    if (!asked.ok) return this.#refused(use, asked.failure);
    const { challengeId, challenge } = asked.value;
    const signed = await bridge.sign(use, challenge);
    if (!signed.ok) return this.#unsigned(use, signed.failure);
    const session = await login.enter({ challengeId, signature: signed.value });
    if (!session.ok) return this.#refused(use, session.failure);
    if (isLeft()) discard(session.value);
    else enter(session.value);
    return undefined;
  }

  /** The ways in that the device says it has a key for. */
  async #held(): Promise<readonly KeyUse[]> {
    const has = await Promise.all(WAYS.map((use) => this.#ground.bridge.hasKey(use)));
    return WAYS.filter((_, at) => {
      const answer = has[at];
      return answer?.ok === true && answer.value;
    });
  }

  async #unsigned(use: KeyUse, failure: BridgeFailure): Promise<DeviceLoginProblem | undefined> {
    switch (unsignedFor(failure)) {
      case "by-owner": return undefined;
      case "no-answer": return { kind: "device" };
      case "key-lost": {
        // what is left of it is no way in, whatever the device takes it for; the other one may have gone with it
        await this.#ground.bridge.deleteKey(use);
        this.#forget(use, await this.#held());
        return { kind: "lost" };
      }
    }
  }

  /**
   * A way that was switched off is gone here, too: its key is good for nothing. So is a key whose signature is wrong: the provider has another one, and each
   * further try would count as a wrong password until the account is locked.
   */
  #refused(use: KeyUse, failure: LoginRefusal | TransportFailure): DeviceLoginProblem {
    if (failure.kind !== "login-refused" || (failure.code !== "NOT_POSSIBLE" && failure.code !== "BAD_CREDENTIALS")) return failure;
    void this.#ground.bridge.deleteKey(use);
    this.#forget(use, this.ways);
    return failure.code === "NOT_POSSIBLE" ? { kind: "off" } : failure;
  }

  /** This way is offered no more, and of the others those that are still there. */
  #forget(use: KeyUse, held: readonly KeyUse[]): void {
    this.found(this.biometry, this.ways.filter((way) => way !== use && held.includes(way)));
  }

  private found(biometry: Biometry, ways: readonly KeyUse[]): void {
    this.biometry = biometry;
    this.ways = ways;
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
