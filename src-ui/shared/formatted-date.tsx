import { formatPolishDate, type WarsawDate } from "#domain/shared-kernel/index.ts";

/** Date as `DD-MM-YYYY`, without a line break. */
export function FormattedDate({ date }: { readonly date: WarsawDate }) {
  return <time dateTime={date}>{formatPolishDate(date)}</time>;
}
