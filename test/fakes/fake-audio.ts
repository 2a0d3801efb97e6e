interface Tone {
  readonly hertz: number;
  readonly from: number;
  readonly to: number;
  readonly gain: number;
}

/** Audio of a window that records the tones instead of playing them. */
export function fakeAudio({ isForbidden = false } = {}) {
  const tones: Tone[] = [];
  let contexts = 0;
  class FakeAudioContext {
    readonly currentTime = 10;
    readonly destination = {};
    constructor() {
      if (isForbidden) throw new DOMException("no device", "NotSupportedError");
      contexts += 1;
    }
    createGain() {
      let level = 0;
      return {
        gain: {
          setValueAtTime: (value: number) => (level = value),
          exponentialRampToValueAtTime: () => undefined,
          get level() {
            return level;
          },
        },
        connect: () => undefined,
      };
    }
    createOscillator() {
      let [volume, from]: [ReturnType<FakeAudioContext["createGain"]> | undefined, number] = [undefined, 0];
      return {
        frequency: { value: 0 },
        connect: (gain: ReturnType<FakeAudioContext["createGain"]>) => (volume = gain),
        start: (at: number) => (from = at),
        stop(at: number) {
          tones.push({ hertz: this.frequency.value, from, to: at, gain: volume?.gain.level ?? 0 });
        },
      };
    }
  }
  return { tones, AudioContext: FakeAudioContext, contexts: () => contexts };
}
