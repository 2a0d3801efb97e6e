import { countUpcoming, type Upcoming } from "#ui/shared/upcoming/upcoming.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";

/** Loads the rows; `prepareHome` does so before the first customer. */
export const importUpcomingRows = lazyWithRetry(() => import("#ui/shared/upcoming/upcoming-rows.tsx"), "UpcomingRows");

/** Height of a row, in rem: what follows does not move when the rows have loaded. */
const ROW_HEIGHT = 4;

/** Booked visits and orders in progress on the start page, loaded after it. */
export function UpcomingSlot({ upcoming }: { readonly upcoming: Upcoming }) {
  const count = countUpcoming(upcoming);
  const { module } = useLazyModule(importUpcomingRows, count > 0);
  if (count === 0) return null;
  return module === undefined ? (
    <div style={{ minBlockSize: `${(count + 1) * ROW_HEIGHT}rem` }} />
  ) : (
    <module.UpcomingRows upcoming={upcoming} />
  );
}
