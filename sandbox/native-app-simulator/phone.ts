import { encodeBase64, decodeBase64, derSignature } from "./der.ts";

// Native side of docs/contract/native-bridge.md for the simulator page `/wrapper` and for tests. It shares no code with
// the portal.

const VERSION = 1;
const ALGORITHM = { name: "ECDSA", namedCurve: "P-256" } as const;

export type PhoneKeyUse = "automatic" | "biometric";
export type Permission = "granted" | "denied" | "unasked";

/** Action that leaves the portal. */
export type PortalExit =
  | { readonly kind: "open"; readonly url: string }
  | { readonly kind: "file"; readonly name: string; readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "rate" }
  | { readonly kind: "leave" };

/** Callbacks of the phone to its owner and its system. */
export interface PhoneDependencies {
  /** Sends a message to the portal. */
  readonly send: (text: string) => void;
  /** Asks the owner for a finger or a face; resolves to true if it was recognised. */
  readonly showFinger: (why: "key" | "sign") => Promise<boolean>;
  /** Asks the owner for permission to show notifications. */
  readonly allowPush: () => Promise<boolean>;
  /** Receives an action that leaves the portal: an address, a file, the app store, closing the app. */
  readonly outside: (what: PortalExit) => void;
}

/** Properties and settings of the phone. */
export interface PhoneSettings {
  readonly name: string;
  readonly platform: "android" | "ios";
  readonly appVersion: string;
  biometry: "fingerprint" | "face" | "none";
  push: Permission;
  dark: boolean;
  insets: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}

type Outcome = { readonly value: unknown } | { readonly failure: "declined" | "unable" | "broken" };
const UNABLE: Outcome = { failure: "unable" };
const DECLINED: Outcome = { failure: "declined" };

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};
const isUse = (value: unknown): value is PhoneKeyUse => value === "automatic" || value === "biometric";

/** Simulated phone with the app. Its keys outlive the page inside. */
export class Phone {
  readonly deviceId: string;
  readonly settings: PhoneSettings;
  readonly #dependencies: PhoneDependencies;
  readonly #keys = new Map<PhoneKeyUse, CryptoKeyPair>();
  readonly #token: string;
  /** Key that was just created: its owner has shown the finger for its first proof, too. */
  #freshKey: PhoneKeyUse | undefined;
  #channel: string | undefined;
  #isConnected = false;
  #turn = 0;
  /** Last notification tapped before the page was connected. */
  #pendingTap: unknown;
  /** File whose parts are being received. */
  #incomingFile: { readonly file: unknown; readonly bytes: readonly number[] } | undefined;

  constructor(dependencies: PhoneDependencies, settings: PhoneSettings) {
    this.#dependencies = dependencies;
    this.settings = settings;
    this.deviceId = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, "0"),
    ).join("");
    this.#token = `sim-${crypto.randomUUID()}`;
  }

  /** Handles a message of the portal. Ignores messages that are not requests of this version. */
  async receiveMessage(raw: unknown): Promise<void> {
    if (typeof raw !== "string") return;
    let message: Readonly<Record<string, unknown>>;
    try {
      message = fieldsOf(JSON.parse(raw));
    } catch {
      return;
    }
    const { ebok, channel, id, ask } = message;
    if (ebok !== VERSION || typeof channel !== "string" || typeof id !== "number" || typeof ask !== "string") return;
    // A reloaded page has a new channel name; the previous page is gone.
    const isFirst = !this.#isConnected || channel !== this.#channel;
    // Turns continue for the same page, even after `left`.
    if (channel !== this.#channel) {
      this.#turn = 0;
      this.#incomingFile = undefined;
    }
    this.#channel = channel;
    this.#isConnected = true;
    const outcome = await this.#answer(ask, message).catch((): Outcome => ({ failure: "broken" }));
    this.#dependencies.send(JSON.stringify({ ebok: VERSION, channel, id, ok: "value" in outcome, ...outcome }));
    // If the page has gone meanwhile, the tap stays pending for the next one.
    if (!isFirst || !this.#isConnected || channel !== this.#channel) return;
    this.emit("dark", this.settings.dark);
    this.emit("insets", this.settings.insets);
    if (this.#pendingTap !== undefined) this.emit("tap", this.#pendingTap);
    this.#pendingTap = undefined;
  }

  /** True after the first request of the page, which then handles "back" itself. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** Sends an event to the page: `dark`, `insets`, `tap`, `back`. Before the page is connected, only a tap is kept. */
  emit(event: "dark" | "insets" | "tap" | "back", value?: unknown): void {
    if (!this.#isConnected) {
      if (event === "tap") this.#pendingTap = value;
      return;
    }
    this.#turn += 1;
    this.#dependencies.send(
      JSON.stringify({
        ebok: VERSION,
        channel: this.#channel,
        event,
        turn: this.#turn,
        ...(value !== undefined && { value }),
      }),
    );
  }

  /** Deletes all keys, as after enrolling another finger or reinstalling the app. */
  loseKeys(): void {
    this.#keys.clear();
  }

  /**
   * Marks the page as disconnected while another one loads. The next page gets no events before its first request; a
   * bank's page never sends one.
   */
  left(): void {
    this.#isConnected = false;
  }

  /** Discards the page with its pending events. */
  discardPage(): void {
    this.left();
    this.#pendingTap = undefined;
    this.#incomingFile = undefined;
  }

  async #answer(ask: string, message: Readonly<Record<string, unknown>>): Promise<Outcome> {
    const { settings } = this;
    const { use, challenge, url } = message;
    switch (ask) {
      case "device": {
        const { name, platform, appVersion, biometry } = settings;
        return { value: { deviceId: this.deviceId, name, platform, appVersion, biometry } };
      }
      case "deviceToken":
        return settings.push === "granted" ? { value: this.#token } : UNABLE;
      case "pushState":
        return { value: settings.push };
      case "askForPush":
        if (settings.push === "unasked") settings.push = (await this.#dependencies.allowPush()) ? "granted" : "denied";
        return { value: settings.push };
      case "hasKey":
        return isUse(use) ? { value: this.#keys.has(use) } : UNABLE;
      case "createKey":
        return isUse(use) ? this.#createKey(use) : UNABLE;
      case "deleteKey":
        if (!isUse(use)) return UNABLE;
        this.#keys.delete(use);
        return { value: true };
      case "sign":
        return isUse(use) && typeof challenge === "string" ? this.#sign("ebok-login-1", use, challenge) : UNABLE;
      case "proveKey":
        return isUse(use) && typeof challenge === "string" ? this.#sign("ebok-register-1", use, challenge) : UNABLE;
      case "openOutside":
        if (typeof url !== "string" || !/^(https?|tel|mailto):/i.test(url)) return UNABLE;
        this.#dependencies.outside({ kind: "open", url });
        return { value: true };
      case "saveFile":
        return this.#takePart(message);
      case "rateApp":
        this.#dependencies.outside({ kind: "rate" });
        return { value: true };
      case "leave":
        this.#dependencies.outside({ kind: "leave" });
        return { value: true };
      default:
        return UNABLE;
    }
  }

  /** Receives the parts of a file in order and delivers it with the last one. A part of another file starts again. */
  #takePart({ file, name, type, part, left }: Readonly<Record<string, unknown>>): Outcome {
    if (typeof name !== "string" || typeof type !== "string" || typeof part !== "string" || typeof left !== "number")
      return UNABLE;
    const incomingFile = this.#incomingFile;
    const bytes = [
      ...(incomingFile !== undefined && incomingFile.file === file ? incomingFile.bytes : []),
      ...decodeBase64(part),
    ];
    this.#incomingFile = left === 0 ? undefined : { file, bytes };
    if (left === 0) this.#dependencies.outside({ kind: "file", name, type, bytes: Uint8Array.from(bytes) });
    return { value: true };
  }

  async #createKey(use: PhoneKeyUse): Promise<Outcome> {
    if (use === "biometric") {
      if (this.settings.biometry === "none") return UNABLE;
      if (!(await this.#dependencies.showFinger("key"))) return DECLINED;
    }
    const pair = await crypto.subtle.generateKey(ALGORITHM, false, ["sign", "verify"]);
    this.#keys.set(use, pair);
    this.#freshKey = use;
    return { value: encodeBase64(new Uint8Array(await crypto.subtle.exportKey("spki", pair.publicKey))) };
  }

  async #sign(purpose: "ebok-login-1" | "ebok-register-1", use: PhoneKeyUse, challenge: string): Promise<Outcome> {
    const pair = this.#keys.get(use);
    if (pair === undefined) return UNABLE;
    const isUnlocked = purpose === "ebok-register-1" && this.#freshKey === use;
    this.#freshKey = undefined;
    if (use === "biometric" && !isUnlocked && !(await this.#dependencies.showFinger("sign"))) return DECLINED;
    const text = new TextEncoder().encode([purpose, this.deviceId, use, challenge].join("\n"));
    const halves = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, pair.privateKey, text);
    return { value: encodeBase64(derSignature(new Uint8Array(halves))) };
  }
}
