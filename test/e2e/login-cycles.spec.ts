import { expect, test } from "./support/fixtures.ts";
import { grownResources, liveResources, watchLiveResources } from "./support/live-resources.ts";
import { logInAndOut } from "./support/log-in-and-out.ts";

const CYCLES = 3;

test("[START-10] leaves no timer, socket, listener or observer behind after a logout", async ({ page }) => {
  await watchLiveResources(page);
  await page.goto("/");
  // The first login also starts parts that live as long as the page.
  await logInAndOut(page);
  const first = await liveResources(page);
  for (let cycle = 0; cycle < CYCLES; cycle += 1) await logInAndOut(page);
  // A part of a session that is not ended is there once for each login.
  await expect.poll(async () => grownResources(first, await liveResources(page), CYCLES)).toEqual({});
});
