import type { SessionRecordingPort } from "#domain/tracking/index.ts";

/** Records nothing: the installation names no recording service (docs/guides/tracking.md). */
export class NoSessionRecordingAdapter implements SessionRecordingPort {
  identify(): void {
    return undefined;
  }

  event(): void {
    return undefined;
  }

  forget(): void {
    return undefined;
  }
}
