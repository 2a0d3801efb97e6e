import type { WelcomeMarksPort } from "#domain/site-content/index.ts";

/** Welcome marks of one browser, in memory. */
export function fakeWelcomeMarks(shown: readonly string[] = []): WelcomeMarksPort {
  let stored = shown;
  return {
    read: () => stored,
    write(marks) {
      stored = marks;
    },
  };
}
