import { base64, bytesOf, derSignature } from "./der.ts";

// The native side of docs/contract/native-bridge.md, as the simulator plays it: in the page `/wrapper`, and in tests.
// It shares no code with the portal.

const VERSION = 1;
const ALGORITHM = { name: "ECDSA", namedCurve: "P-256" } as const;

export type KeyUse = "automatic" | "biometric";
export type Permission = "granted" | "denied" | "unasked";

/** What leaves the portal. */
export type Leaving =
  | { readonly kind: "open"; readonly url: string }
  | { readonly kind: "file"; readonly name: string; readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "rate" }
  | { readonly kind: "leave" };

/** Who holds the phone, and what its shell does. */
export interface Surroundings {
  /** Says something to the portal. */
  readonly send: (text: string) => void;
  /** The owner is asked for a finger or a face; whether it was theirs. */
  readonly showFinger: (why: "key" | "sign") => Promise<boolean>;
  /** The system asks whether notifications are allowed. */
  readonly allowPush: () => Promise<boolean>;
  /** What leaves the portal: an address, a file, the shop, the app put away. */
  readonly outside: (what: Leaving) => void;
}

/** What the phone is, and how it is set. */
export interface Settings {
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
const isUse = (value: unknown): value is KeyUse => value === "automatic" || value === "biometric";

/** One phone with the app on it. Its keys live as long as it does, whatever becomes of the page inside. */
export class Phone {
  readonly deviceId: string;
  readonly settings: Settings;
  readonly #around: Surroundings;
  readonly #keys = new Map<KeyUse, CryptoKeyPair>();
  readonly #token: string;
  #channel: string | undefined;
  #isHeard = false;
  #turn = 0;
  /** Tapped before the page had anything to say; the last one alone. */
  #tapped: unknown;
  /** The file whose parts are coming. */
  #coming: { readonly file: unknown; readonly bytes: readonly number[] } | undefined;

  constructor(around: Surroundings, settings: Settings) {
    this.#around = around;
    this.settings = settings;
    this.deviceId = crypto.randomUUID();
    this.#token = `sim-${crypto.randomUUID()}`;
  }

  /** What the portal says. Whatever is no question of this version is passed over. */
  async hear(said: unknown): Promise<void> {
    if (typeof said !== "string") return;
    let message: Readonly<Record<string, unknown>>;
    try {
      message = fieldsOf(JSON.parse(said));
    } catch {
      return;
    }
    const { ebok, channel, id, ask } = message;
    if (ebok !== VERSION || typeof channel !== "string" || typeof id !== "number" || typeof ask !== "string") return;
    // a page that has begun anew speaks with a name of its own; the former one is gone
    const isFirst = !this.#isHeard || channel !== this.#channel;
    // turns go on for a page that was taken for one that has left
    if (channel !== this.#channel) {
      this.#turn = 0;
      this.#coming = undefined;
    }
    this.#channel = channel;
    this.#isHeard = true;
    const outcome = await this.#answer(ask, message).catch((): Outcome => ({ failure: "broken" }));
    this.#around.send(JSON.stringify({ ebok: VERSION, channel, id, ok: "value" in outcome, ...outcome }));
    // one that has gone meanwhile leaves what was tapped to the next one
    if (!isFirst || !this.#isHeard || channel !== this.#channel) return;
    this.tell("dark", this.settings.dark);
    this.tell("insets", this.settings.insets);
    if (this.#tapped !== undefined) this.tell("tap", this.#tapped);
    this.#tapped = undefined;
  }

  /** Whether the page inside has asked anything yet: it sees to "back" then. */
  get isHeard(): boolean {
    return this.#isHeard;
  }

  /**
   * Something has happened: `dark`, `insets`, `tap`, `back`. Nobody is told before a page has spoken; what was tapped
   * waits for it.
   */
  tell(event: "dark" | "insets" | "tap" | "back", value?: unknown): void {
    if (!this.#isHeard) {
      if (event === "tap") this.#tapped = value;
      return;
    }
    this.#turn += 1;
    this.#around.send(
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
    this.#isHeard = false;
  }

  /** The page inside is gone, and what it was to be told with it. */
  forgetPage(): void {
    this.left();
    this.#tapped = undefined;
    this.#coming = undefined;
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
        if (settings.push === "unasked") settings.push = (await this.#around.allowPush()) ? "granted" : "denied";
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
        this.#around.outside({ kind: "open", url });
        return { value: true };
      case "saveFile":
        return this.#takePart(message);
      case "rateApp":
        this.#around.outside({ kind: "rate" });
        return { value: true };
      case "leave":
        this.#around.outside({ kind: "leave" });
        return { value: true };
      default:
        return UNABLE;
    }
  }

  /** Each part in its turn; with the last the file is whole. Another file than the one that is coming begins anew. */
  #takePart({ file, name, type, part, left }: Readonly<Record<string, unknown>>): Outcome {
    if (typeof name !== "string" || typeof type !== "string" || typeof part !== "string" || typeof left !== "number")
      return UNABLE;
    const coming = this.#coming;
    const bytes = [...(coming !== undefined && coming.file === file ? coming.bytes : []), ...bytesOf(part)];
    this.#coming = left === 0 ? undefined : { file, bytes };
    if (left === 0) this.#around.outside({ kind: "file", name, type, bytes: Uint8Array.from(bytes) });
    return { value: true };
  }

  async #createKey(use: KeyUse): Promise<Outcome> {
    if (use === "biometric") {
      if (this.settings.biometry === "none") return UNABLE;
      if (!(await this.#around.showFinger("key"))) return DECLINED;
    }
    const pair = await crypto.subtle.generateKey(ALGORITHM, false, ["sign", "verify"]);
    this.#keys.set(use, pair);
    return { value: base64(new Uint8Array(await crypto.subtle.exportKey("spki", pair.publicKey))) };
  }

  async #sign(use: KeyUse, challenge: string): Promise<Outcome> {
    const pair = this.#keys.get(use);
    if (pair === undefined) return UNABLE;
    if (use === "biometric" && !(await this.#around.showFinger("sign"))) return DECLINED;
    const text = new TextEncoder().encode(["ebok-login-1", this.deviceId, use, challenge].join("\n"));
    const halves = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, pair.privateKey, text);
    return { value: base64(derSignature(new Uint8Array(halves))) };
  }
}
