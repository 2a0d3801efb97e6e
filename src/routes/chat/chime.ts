/** Two short tones, Hz: the second a fourth above. */
const TONES = [660, 880] as const;
const TONE_S = 0.12;
const LOUDNESS = 0.08;

/** A sound for a message that has come. A browser that has none, or does not allow one before somebody has pressed anything, stays silent. */
export function chimeOf(page: { readonly AudioContext?: typeof AudioContext }): () => void {
  let audio: AudioContext | undefined;
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
        tone.connect(volume).connect(context.destination);
        tone.start(from);
        tone.stop(from + TONE_S);
      }
    } catch {
      // no device to sound by
    }
  };
}
