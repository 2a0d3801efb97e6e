import { axe } from "./support/axe.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { htmlProblems } from "./support/html-problems.ts";
import { ibmChecker } from "./support/ibm-checker.ts";
import { CUSTOMER_SCREENS, GUEST_SCREENS } from "./support/screens.ts";

// `npm run proof -- accessibility:validators` opens all screens in both themes and three widths.
const GUEST_SAMPLE = ["a new account"];
const CUSTOMER_SAMPLE = ["home", "invoices ticked", "a complaint", "offer"];

test("[A11Y-05] two checkers and an HTML validator find nothing on pages, forms and dialogs", async ({
  page,
  sandbox,
}) => {
  test.slow();
  const inspect = async (screens: typeof GUEST_SCREENS, names: readonly string[]): Promise<void> => {
    for (const screen of screens.filter(({ name }) => names.includes(name))) {
      await screen.open(page);
      expect.soft(await htmlProblems(page), `${screen.name}: HTML`).toEqual([]);
      await ibmChecker(page, screen.name);
      await axe(page);
      // Stricter than axe, which allows a smaller target with space around it.
      const small = await page
        .locator("button, a.btn, select, input:not([type=file], [hidden])")
        .filter({ visible: true })
        .evaluateAll((controls) =>
          controls
            .map((control) => ({ html: control.outerHTML.slice(0, 120), rect: control.getBoundingClientRect() }))
            .filter(({ rect: { width, height } }) => width < 24 || height < 24)
            .map(({ html }) => html),
        );
      expect.soft(small, `${screen.name}: smaller than 24 px`).toEqual([]);
    }
  };
  await inspect(GUEST_SCREENS, GUEST_SAMPLE);
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await inspect(CUSTOMER_SCREENS, CUSTOMER_SAMPLE);
});
