import type { SessionRecordingPort } from "#domain/tracking/index.ts";

/** Records nothing. An operator with a recording service binds an adapter of its own (docs/guides/tracking.md). */
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
