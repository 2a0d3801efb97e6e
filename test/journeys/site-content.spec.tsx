// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { siteContent } from "#test/mothers/index.ts";
import { freshBrowser } from "./support/browser.ts";
import { heading, openPortalAt } from "./support/portal.tsx";
import { inside, type World } from "./support/world.ts";

freshBrowser();

function withContent(content: Readonly<Record<string, string>>): World {
  const world = inside();
  world.siteContent.content = siteContent(content);
  return world;
}

it("[SITE-01] content is read by its key, a missing key leaves its place out, and HTML is sanitised before it is shown", async () => {
  const html = '<p>Polecasz, <b>zyskujesz</b>.</p><img src="x" onerror="window.hacked=1"><script>window.hacked=1</script><a href="javascript:evil()">Więcej</a>';
  openPortalAt({ at: "/index", world: withContent({ bottom_logged_in_banner: html, something_else: "<p>Nie tu</p>" }) });
  const promo = await screen.findByRole("region", { name: "Promocja" });
  expect(promo.textContent).toContain("Polecasz, zyskujesz.");
  expect(promo.querySelector("b")?.textContent).toBe("zyskujesz");
  expect(promo.innerHTML).not.toMatch(/onerror|script/);
  expect(document.body.textContent).not.toContain("Nie tu");
  cleanup();

  // the parts that come late are here by now: the place would be filled at once
  for (const content of [{}, { bottom_logged_in_banner: "  " }, { Bottom_logged_in_banner: html }]) {
    const journey = openPortalAt({ at: "/index", world: withContent(content) });
    await heading("Start");
    const { stores } = await journey.app();
    await stores.siteContent.content.load();
    await screen.findAllByText("Telewizja Horyzont 160");
    expect(screen.queryByRole("region", { name: "Promocja" })).toBeNull();
    cleanup();
  }
});
