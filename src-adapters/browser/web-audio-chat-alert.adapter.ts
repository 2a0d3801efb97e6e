import type { ChatAlertPort } from "#domain/chat/index.ts";

/** Frequencies of the two short tones (Hz); the second is a fourth above the first. */
const TONES_HZ = [660, 880] as const;
const TONE_S = 0.12;
const GAIN = 0.08;

/** Part of an `AudioContext` that the alert uses. */
export interface AlertAudioContext {
  readonly currentTime: number;
  readonly destination: object;
  createOscillator(): {
    readonly frequency: { value: number };
    connect(to: object): void;
    start(at: number): void;
    stop(at: number): void;
  };
  createGain(): {
    readonly gain: {
      setValueAtTime(value: number, at: number): unknown;
      exponentialRampToValueAtTime(value: number, at: number): unknown;
    };
    connect(to: object): void;
  };
}

/**
 * Plays the alert with Web Audio. Some browsers refuse sound before the first press on the page; the alert then stays
 * silent.
 */
export class WebAudioChatAlertAdapter implements ChatAlertPort {
  readonly #page: { readonly AudioContext?: new () => AlertAudioContext };
  #audio: AlertAudioContext | undefined;

  constructor(page: { readonly AudioContext?: new () => AlertAudioContext }) {
    this.#page = page;
  }

  play(): void {
    try {
      if (this.#page.AudioContext === undefined) return;
      const audio = (this.#audio ??= new this.#page.AudioContext());
      for (const [index, hertz] of TONES_HZ.entries()) {
        const oscillator = audio.createOscillator();
        const volume = audio.createGain();
        const from = audio.currentTime + index * TONE_S;
        oscillator.frequency.value = hertz;
        volume.gain.setValueAtTime(GAIN, from);
        volume.gain.exponentialRampToValueAtTime(0.001, from + TONE_S);
        oscillator.connect(volume);
        volume.connect(audio.destination);
        oscillator.start(from);
        oscillator.stop(from + TONE_S);
      }
    } catch {
      // The browser has no audio device, or does not allow its use.
    }
  }
}
