import { describe, expect, it } from "vitest";
import { fakeAudio } from "#test/fakes/fake-audio.ts";
import { WebAudioChatAlertAdapter } from "./web-audio-chat-alert.adapter.ts";

describe("WebAudioChatAlertAdapter", () => {
  it("plays a chat alert as two short quiet tones, one after the other, the second higher", () => {
    const audio = fakeAudio();
    new WebAudioChatAlertAdapter(audio).play();
    const [first, second] = audio.tones;
    if (first === undefined || second === undefined) throw new Error("no tones were played");
    expect([audio.tones.length, first.from, second.from]).toEqual([2, 10, first.to]);
    expect(second.hertz).toBeGreaterThan(first.hertz);
    for (const { from, to, gain } of audio.tones) {
      expect(to - from).toBeLessThan(0.25);
      expect([gain > 0, gain <= 0.1]).toEqual([true, true]);
    }
  });

  it("creates one audio context, with the first chat alert", () => {
    const audio = fakeAudio();
    const alert = new WebAudioChatAlertAdapter(audio);
    expect(audio.contexts()).toBe(0);
    alert.play();
    alert.play();
    expect([audio.contexts(), audio.tones.length]).toEqual([1, 4]);
  });

  it("plays no chat alert and does not throw when the browser has no audio", () => {
    expect(() => new WebAudioChatAlertAdapter({}).play()).not.toThrow();
  });
});
