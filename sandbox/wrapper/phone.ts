import { encodeBase64, decodeBase64, derSignature } from "./der.ts";

// The native side of docs/contract/native-bridge.md, as the simulator plays it: in the page `/wrapper`, and in tests.
// It shares no code with the portal.

const VERSION = 1;
const ALGORITHM = { name: "ECDSA", namedCurve: "P-256" } as const;

export type PhoneKeyUse = "automatic" | "biometric";
export type Permission = "granted" | "denied" | "unasked";

/** What leaves the portal. */
export type PortalExit =
  | { readonly kind: "open"; readonly url: string }
  | { readonly kind: "file"; readonly name: string; readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "rate" }
  | { readonly kind: "leave" };

/** Who holds the phone, and what its shell does. */
export interface PhoneDependencies {
  /** Says something to the portal. */
  readonly send: (text: string) => void;
  /** The owner is asked for a finger or a face; whether it was theirs. */
  readonly showFinger: (why: "key" | "sign") => Promise<boolean>;
  /** The system asks whether notifications are allowed. */
  readonly allowPush: () => Promise<boolean>;
  /** What leaves the portal: an address, a file, the shop, the app put away. */
  readonly outside: (what: PortalExit) => void;
}

/** What the phone is, and how it is set. */
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

/** One phone with the app on it. Its keys live as long as it does, whatever becomes of the page inside. */
export class Phone {
  readonly deviceId: string;
  readonly settings: PhoneSettings;
  readonly #dependencies: PhoneDependencies;
  readonly #keys = new Map<PhoneKeyUse, CryptoKeyPair>();
  readonly #token: string;
  #channel: string | undefined;
  #isConnected = false;
  #turn = 0;
  /** Tapped before the page had anything to say; the last one alone. */
  #pendingTap: unknown;
  /** The file whose parts are coming. */
  #incomingFile: { readonly file: unknown; readonly bytes: readonly number[] } | undefined;

  constructor(dependencies: PhoneDependencies, settings: PhoneSettings) {
    this.#dependencies = dependencies;
    this.settings = settings;
    this.deviceId = crypto.randomUUID();
    this.#token = `sim-${crypto.randomUUID()}`;
  }

  /** What the portal says. Whatever is no question of this version is passed over. */
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
    // a page that has begun anew speaks with a name of its own; the former one is gone
    const isFirst = !this.#isConnected || channel !== this.#channel;
    // turns go on for a page that was taken for one that has left
    if (channel !== this.#channel) {
      this.#turn = 0;
      this.#incomingFile = undefined;
    }
    this.#channel = channel;
    this.#isConnected = true;
    const outcome = await this.#answer(ask, message).catch((): Outcome => ({ failure: "broken" }));
    this.#dependencies.send(JSON.stringify({ ebok: VERSION, channel, id, ok: "value" in outcome, ...outcome }));
    // one that has gone meanwhile leaves what was tapped to the next one
    if (!isFirst || !this.#isConnected || channel !== this.#channel) return;
    this.emit("dark", this.settings.dark);
    this.emit("insets", this.settings.insets);
    if (this.#pendingTap !== undefined) this.emit("tap", this.#pendingTap);
    this.#pendingTap = undefined;
  }

  /** Whether the page inside has asked anything yet: it sees to "back" then. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  /**
   * Something has happened: `dark`, `insets`, `tap`, `back`. Nobody is told before a page has spoken; what was tapped
   * waits for it.
   */
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

  /** The keystore is empty: another finger was added, or the app was installed anew over what it had kept. */
  loseKeys(): void {
    this.#keys.clear();
  }

  /**
   * Another page is on its way into the web view: it is told nothing before it has asked, which no bank's page does.
   */
  left(): void {
    this.#isConnected = false;
  }

  /** The page inside is gone, and what it was to be told with it. */
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
        return isUse(use) && typeof challenge === "string" ? this.#sign(use, challenge) : UNABLE;
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

  /** Each part in its turn; with the last the file is whole. Another file than the one that is coming begins anew. */
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
    return { value: encodeBase64(new Uint8Array(await crypto.subtle.exportKey("spki", pair.publicKey))) };
  }

  async #sign(use: PhoneKeyUse, challenge: string): Promise<Outcome> {
    const pair = this.#keys.get(use);
    if (pair === undefined) return UNABLE;
    if (use === "biometric" && !(await this.#dependencies.showFinger("sign"))) return DECLINED;
    const text = new TextEncoder().encode(["ebok-login-1", this.deviceId, use, challenge].join("\n"));
    const halves = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, pair.privateKey, text);
    return { value: encodeBase64(derSignature(new Uint8Array(halves))) };
  }
}
