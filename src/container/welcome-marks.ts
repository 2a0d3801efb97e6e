import { LocalWelcomeMarksAdapter } from "#adapters/storage/local-welcome-marks.adapter.ts";
import type { WelcomeMarksPort } from "#domain/site-content/index.ts";

/** Which greetings this browser has shown; comes with the greeting itself, which few have. */
export function welcomeMarks(): WelcomeMarksPort {
  return new LocalWelcomeMarksAdapter(() => window.localStorage);
}
