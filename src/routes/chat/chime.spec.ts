import { describe, expect, it } from "vitest";
import { chimeOf } from "./chime.ts";

interface Tone {
  readonly hertz: number;
  readonly from: number;
  readonly to: number;
  readonly loudness: number;
}

/** A device that keeps what it was to sound. */
function device({ isForbidden = false } = {}) {
  const tones: Tone[] = [];
  let contexts = 0;
  class Sound {
    readonly currentTime = 10;
    readonly destination = {};
    constructor() {
      if (isForbidden) throw new DOMException("no device", "NotSupportedError");
      contexts += 1;
    }
    createGain() {
      let loudness = 0;
      return {
        gain: {
          setValueAtTime: (value: number) => (loudness = value),
          exponentialRampToValueAtTime: () => undefined,
          get loudness() {
            return loudness;
          },
        },
        connect: () => undefined,
      };
    }
    createOscillator() {
      let [volume, from]: [ReturnType<Sound["createGain"]> | undefined, number] = [undefined, 0];
      return {
        frequency: { value: 0 },
        connect: (gain: ReturnType<Sound["createGain"]>) => (volume = gain),
        start: (at: number) => (from = at),
        stop(at: number) {
          tones.push({ hertz: this.frequency.value, from, to: at, loudness: volume?.gain.loudness ?? 0 });
        },
      };
    }
  }
  return { tones, AudioContext: Sound, contexts: () => contexts };
}

describe("the sound of a message", () => {
  it("is two short tones, one after the other, the second higher, and neither loud", () => {
    const it = device();
    chimeOf(it)();
    const [first, second] = it.tones;
    if (first === undefined || second === undefined) throw new Error("no tones");
    expect([it.tones.length, first.from, second.from]).toEqual([2, 10, first.to]);
    expect(second.hertz).toBeGreaterThan(first.hertz);
    for (const { from, to, loudness } of it.tones) {
      expect(to - from).toBeLessThan(0.25);
      expect([loudness > 0, loudness <= 0.1]).toEqual([true, true]);
    }
  });

  it("comes by one device, which is asked for with the first message", () => {
    const it = device();
    const chime = chimeOf(it);
    expect(it.contexts()).toBe(0);
    chime();
    chime();
    expect([it.contexts(), it.tones.length]).toEqual([1, 4]);
  });

  it("is left out where there is no device, or none is allowed", () => {
    expect(() => chimeOf({})()).not.toThrow();
    const it = device({ isForbidden: true });
    chimeOf(it)();
    expect(it.tones).toEqual([]);
  });
});
