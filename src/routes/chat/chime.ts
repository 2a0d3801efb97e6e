/** Two short tones, Hz: the second a fourth above. */
const TONES = [660, 880] as const;
const TONE_S = 0.12;
const LOUDNESS = 0.08;

/** As much of a browser's sound as is needed here. */
interface Device {
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
 * A sound for a message that has come. A browser that has none, or does not allow one before somebody has pressed
 * anything, stays silent.
 */
export function chimeOf(page: { readonly AudioContext?: new () => Device }): () => void {
  let audio: Device | undefined;
  return () => {
    try {
      if (page.AudioContext === undefined) return;
      const context = (audio ??= new page.AudioContext());
      for (const [place, hertz] of TONES.entries()) {
        const tone = context.createOscillator();
        const volume = context.createGain();
        const from = context.currentTime + place * TONE_S;
        tone.frequency.value = hertz;
        volume.gain.setValueAtTime(LOUDNESS, from);
        volume.gain.exponentialRampToValueAtTime(0.001, from + TONE_S);
        tone.connect(volume);
        volume.connect(context.destination);
        tone.start(from);
        tone.stop(from + TONE_S);
      }
    } catch {
      // no device to sound by
    }
  };
}
