import type { SessionRecordingPort } from "#domain/tracking/index.ts";

/**
 * No service records sessions. An operator that has one binds an adapter of its own instead (docs/guides/tracking.md).
 */
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
