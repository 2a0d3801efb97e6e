import type { WelcomeMarksPort } from "#domain/site-content/index.ts";

/** What one browser has shown, in memory. */
export function fakeWelcomeMarks(shown: readonly string[] = []): WelcomeMarksPort {
  let kept = shown;
  return {
    read: () => kept,
    write(marks) {
      kept = marks;
    },
  };
}
