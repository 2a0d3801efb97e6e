import { formatPolishDateTime, type Instant } from "#domain/shared-kernel/index.ts";

/** Day and time in Warsaw, without a line break. */
export function Moment({ at }: { readonly at: Instant }) {
  return <time dateTime={new Date(at).toISOString()}>{formatPolishDateTime(at)}</time>;
}
