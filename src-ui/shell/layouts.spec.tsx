// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Menu } from "#domain/navigation/index.ts";
import { BottomBar } from "./bottom-bar.view.tsx";
import { CustomerLayout } from "./customer-layout.view.tsx";
import { FloatingBar } from "./floater/floating-bar.view.tsx";
import { Footer } from "./footer.view.tsx";
import { GuestLayout } from "./guest-layout.view.tsx";
import { UnavailablePage } from "./pages/unavailable-page.view.tsx";
import { MoreItems } from "./more-menu.view.tsx";
import { MorePage } from "./more-page.view.tsx";
import { OfflineBanner } from "./offline-banner.view.tsx";
import { PromoBanner } from "./promo-banner.view.tsx";
import { TabBar } from "./tab-bar.view.tsx";
import { ThemeDialog } from "./theme/theme-dialog.view.tsx";

afterEach(cleanup);

const menu: Menu = {
  sections: [
    { name: "start", route: "index", decision: "yes" },
    { name: "services", route: "myServices", decision: "yes" },
    { name: "more", route: "more", decision: "yes" },
  ],
  more: [
    { group: "messages", items: [{ name: "importantMessages", route: "messages", decision: "yes" }] },
    { group: "myAccount", items: [{ name: "settings", route: "settings", decision: "yes" }] },
  ],
};

describe("layout of a customer's page", () => {
  const layout = (
    <CustomerLayout
      page="index"
      masthead={null}
      offlineBanner={null}
      tabBar={null}
      promo={null}
      footer={null}
      floatingBar={null}
      bottomBar={null}
    >
      <h1>Faktury</h1>
    </CustomerLayout>
  );

  it("starts the page with a skip link that focuses the content and keeps the address", async () => {
    const user = userEvent.setup();
    render(layout);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Przejdź do treści" }));
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("main"));
    expect(window.location.hash).toBe("");
  });

  it("[NAV-03] shows unread messages on Więcej in the bottom bar", () => {
    render(<BottomBar menu={menu} current="services" unread={1} />);
    const bar = screen.getByRole("navigation", { name: "Działy, pasek dolny" });
    expect(
      within(bar)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["Start", "Usługi", "Więcej 1 nieprzeczytana"]);
    expect(within(bar).getByRole("link", { current: "page" }).textContent).toBe("Usługi");
  });

  it("[NAV-01] shows the pages of a section as tabs, but not a single page", () => {
    const { rerender } = render(
      <TabBar
        pageTabs={{
          group: "myAccount",
          tabs: [
            { name: "personalData", route: "personalData", current: false, decision: "yes" },
            { name: "agreements", route: "agreements", current: true, decision: "yes" },
            { name: "settings", route: "settings", current: false, decision: "yes" },
          ],
        }}
        waiting={0}
      />,
    );
    const bar = within(screen.getByRole("navigation", { name: "Moje konto" }));
    expect(bar.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/personalData",
      "/agreements",
      "/settings",
    ]);
    expect(bar.getByRole("link", { current: "page" }).getAttribute("href")).toBe("/agreements");
    rerender(<TabBar pageTabs={undefined} waiting={0} />);
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("[NAV-91] counts requests that wait for the customer at their tab and among the pages of Więcej", () => {
    const pages = [
      { name: "importantMessages", route: "messages", current: true, decision: "yes" },
      { name: "issues", route: "supportRequest", current: false, decision: "yes" },
    ] as const;
    const links = () => screen.getAllByRole("link").map((link) => link.textContent);
    const tabs = (waiting: number) => <TabBar pageTabs={{ group: "messages", tabs: pages }} waiting={waiting} />;
    const { rerender } = render(tabs(0));
    expect(links()).toEqual(["Ważne wiadomości", "Zgłoszenia"]);
    rerender(tabs(2));
    expect(links()).toEqual(["Ważne wiadomości", "Zgłoszenia 2 czekają na ciebie"]);
    rerender(<MoreItems section={{ group: "messages", items: pages }} unread={0} waiting={1} end="arrow" />);
    expect(links()).toEqual(["Ważne wiadomości", "Zgłoszenia1 czeka na ciebie"]);
  });

  it("(part of NAV-13) shows the copyright with the year", () => {
    render(<Footer year="2031" legalName="Wiązka S.A." showsCustomerLinks onTheme={vi.fn()} />);
    expect(screen.getByRole("contentinfo").textContent).toContain("© 2031 Wiązka S.A.");
  });

  it("shows only the floating actions that the customer has", async () => {
    const onChat = vi.fn();
    const { rerender } = render(<FloatingBar />);
    const bar = screen.getByRole("complementary", { name: "Szybkie działania" });
    expect(bar.childElementCount).toBe(0);
    rerender(<FloatingBar offer={<a href="/service/yourOffer">Oferta</a>} onChat={onChat} />);
    expect(within(bar).getByRole("link", { name: "Oferta" })).toBeDefined();
    await userEvent.click(within(bar).getByRole("button", { name: "Czat" }));
    expect(onChat).toHaveBeenCalledTimes(1);
  });

  it("(part of NAV-10) hides quick actions on scrolling down and shows them on scrolling up", async () => {
    const { documentElement: root } = document;
    Object.defineProperties(root, {
      scrollHeight: { configurable: true, value: 3_000 },
      clientHeight: { configurable: true, value: 800 },
    });
    const scrollTo = (at: number): void => {
      Object.defineProperty(window, "scrollY", { configurable: true, value: at });
      // Like a browser: at the document, passing the window in the capture phase.
      document.dispatchEvent(new Event("scroll", { bubbles: true }));
    };
    scrollTo(0);
    // Listener that renders during scrolling and was registered earlier.
    const drawn: boolean[] = [];
    const draws = (): number => drawn.push(isAside());
    window.addEventListener("scroll", draws);
    const { rerender, unmount } = render(<FloatingBar onChat={vi.fn()} />);
    const isAside = () => screen.getByRole("complementary", { name: "Szybkie działania" }).hasAttribute("data-aside");
    scrollTo(100);
    expect(isAside(), "the page restores its position").toBe(false);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    scrollTo(300);
    expect(isAside()).toBe(true);
    expect(drawn, "the bar changed before the other listener ran").toEqual([false, true]);
    window.removeEventListener("scroll", draws);
    Object.defineProperty(window, "scrollY", { configurable: true, value: 0 });
    screen.getByRole("complementary").dispatchEvent(new Event("scroll"));
    expect(isAside(), "another element scrolls").toBe(true);
    rerender(<FloatingBar onChat={vi.fn()} unread={2} />);
    expect(isAside()).toBe(true);
    scrollTo(240);
    expect(isAside()).toBe(false);
    scrollTo(2_200);
    expect(isAside(), "end of the page").toBe(false);
    unmount();
    scrollTo(0);
  });

  it("(part of SITE-01) shows the operator's promo without harmful elements", () => {
    render(
      <PromoBanner
        html={'<p>Polecasz, zyskujesz.</p><img src="x" onerror="window.hacked=1"><script>window.hacked=1</script>'}
      />,
    );
    const promo = screen.getByRole("region", { name: "Promocja" });
    expect(promo.textContent).toBe("Polecasz, zyskujesz.");
    expect(promo.innerHTML).not.toMatch(/onerror|script/);
  });

  it("shows that there is no network until it is back", () => {
    const { rerender } = render(<OfflineBanner offline={false} />);
    const region = screen.getByRole("status");
    expect(region.textContent).toBe("");
    rerender(<OfflineBanner offline />);
    expect(region.textContent).toMatch(/^Nie ma połączenia z.internetem\./);
    rerender(<OfflineBanner offline={false} />);
    expect(region.textContent).toBe("");
  });
});

describe("layout of a guest's page", () => {
  const guest = (bare: boolean, termsAddress?: string) => (
    <GuestLayout
      brandName="wiązka"
      legalName="Wiązka S.A."
      year="2026"
      termsAddress={termsAddress}
      bare={bare}
      onTheme={vi.fn()}
    >
      <h1>Sesja zakończona</h1>
    </GuestLayout>
  );

  it("[NAV-10] shows a guest the logo and the footer, but no navigation", () => {
    render(guest(false));
    expect(screen.getByRole("contentinfo")).toBeTruthy();
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it.each([true, false])(
    "(part of WITHDRAW-01) leads to the withdrawal from the footer (customer: %s)",
    (isCustomer) => {
      render(<Footer year="2031" legalName="Wiązka S.A." showsCustomerLinks={isCustomer} onTheme={vi.fn()} />);
      const link = screen.getByRole("link", { name: /^Odstąp od.umowy tutaj$/ });
      expect(link.getAttribute("href")).toBe("/withdrawal");
    },
  );

  it("[NAV-13] links guests in the footer to the terms where the operator has them", () => {
    const { rerender } = render(guest(false, "/documents/terms.pdf"));
    const link = screen.getByRole("link", { name: "Regulaminy" });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/documents/terms.pdf", "_blank"]);
    rerender(guest(false));
    expect(screen.queryByRole("link", { name: "Regulaminy" })).toBeNull();
  });

  it("[NAV-09] shows a bare page of a guest with the logo, without footer and navigation", () => {
    render(guest(true));
    expect(screen.queryByRole("contentinfo")).toBeNull();
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.getByRole("banner").textContent).toContain("wiązka");
    expect(screen.getByRole("main").textContent).toBe("Sesja zakończona");
  });
});

describe("Więcej page", () => {
  it("[NAV-02] lists the pages that the customer may see on the page Więcej", () => {
    render(
      <MorePage
        menu={menu}
        unread={3}
        waiting={0}
        account={{ name: "Anna Lis", number: "1", accounts: 2 }}
        theme="light"
        onChooseTheme={vi.fn()}
        onLogOut={vi.fn()}
      />,
    );
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Ważne wiadomości3 nieprzeczytane",
      "Ustawienia",
    ]);
    expect(unjoinedText(screen.getByRole("region", { name: "Anna Lis" }).textContent)).toContain(
      "nr klienta 1, jedno z 2 kont",
    );
  });
});

describe("theme dialog", () => {
  it("(part of THEME-02) applies the theme chosen in the dialog at once", async () => {
    const onChoose = vi.fn();
    render(<ThemeDialog choice="system" onChoose={onChoose} onClose={vi.fn()} />);
    const group = screen.getByRole("radiogroup", { name: "Wygląd" });
    expect(within(group).getByRole<HTMLInputElement>("radio", { name: /^Jak w.urządzeniu$/ }).checked).toBe(true);
    await userEvent.click(within(group).getByRole("radio", { name: "Ciemny" }));
    expect(onChoose).toHaveBeenCalledWith("dark");
  });
});

describe("UnavailablePage", () => {
  const HELP_LINE = { name: "Obsługa klienta", number: "58 300 70 00", dial: "+48583007000", hours: "pon.–pt. 8–20" };

  it("shows that the page is missing, and the help lines", () => {
    render(<UnavailablePage title="Bilingi" loggedIn helpLines={[HELP_LINE]} />);
    expect(screen.getByRole("heading", { level: 1, name: "Bilingi" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "58 300 70 00" }).getAttribute("href")).toBe("tel:+48583007000");
  });
});
