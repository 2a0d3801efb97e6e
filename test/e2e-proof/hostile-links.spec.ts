import { expect, test } from "../e2e/support/fixtures.ts";
import { HOSTILE_ADDRESSES, throughHostileAddresses } from "../e2e/support/hostile-links.ts";
import { addFigure } from "./figures.ts";

const PARTS = 4;

test("corpus has more than three hundred hostile addresses", () => {
  expect(HOSTILE_ADDRESSES.length).toBeGreaterThan(300);
});

for (let part = 0; part < PARTS; part += 1) {
  test(`hostile deep links stay in the portal and switch nothing, part ${part + 1} of ${PARTS}`, async ({
    page,
    sandbox,
    baseURL,
  }) => {
    const addresses = HOSTILE_ADDRESSES.filter((_, index) => index % PARTS === part);
    await throughHostileAddresses(page, sandbox, new URL(baseURL ?? "").origin, addresses);
    addFigure("addresses opened", addresses.length);
  });
}
