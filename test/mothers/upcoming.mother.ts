import type { Upcoming } from "#ui/shared/upcoming/upcoming.ts";

/** Neither a visit nor an order in progress. */
export const NOTHING_UPCOMING: Upcoming = { visits: [], moves: [], orders: [], parts: [] };
