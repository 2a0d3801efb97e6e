import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LineWriter } from "./line-writer.ts";

describe("LineWriter", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("(part of LMS-12) writes the lines of some milliseconds together, in their order", () => {
    const written: string[] = [];
    const lines = new LineWriter((text) => void written.push(text));
    lines.add("one");
    lines.add("two");
    expect(written).toEqual([]);
    vi.advanceTimersByTime(20);
    lines.add("three");
    vi.advanceTimersByTime(20);
    expect(written).toEqual(["one\ntwo\n", "three\n"]);
  });

  it("(part of LMS-12) writes the lines that wait when the process ends", () => {
    const written: string[] = [];
    const lines = new LineWriter((text) => void written.push(text));
    lines.add("one");
    lines.flush();
    lines.flush();
    vi.advanceTimersByTime(100);
    expect(written).toEqual(["one\n"]);
  });
});
