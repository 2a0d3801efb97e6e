import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import "#ui/design-system/styles.css";
import { CONFIGURATION_PATH, CONFIGURATION_TIMEOUT_MS } from "#adapters/browser/http-configuration.adapter.ts";
import { inWrapper } from "#adapters/native-bridge/in-wrapper.ts";
import type { Configuration, ConfigurationFailure } from "#domain/configuration/index.ts";
import { lackOf } from "#domain/configuration/lack.ts";
import { setTextOverrides } from "#ui/shared/texts/text-overrides.ts";
import { LogoProvider } from "#ui/design-system/logo.tsx";
import { brandOf, type Brand } from "./boot/brand.ts";
import {
  failedPage,
  faultPage,
  networkIsBack,
  offlinePage,
  showClosed,
  type ClosedPage,
} from "./boot/closed/closed-page.ts";
import { wearBrand } from "./boot/look.ts";
import { createPageServices, type PageServices } from "./container/page.module.ts";
import { createPortalRouter } from "./router.tsx";
import { BrandContext } from "./routes/brand.tsx";

/** From here on an empty page would look broken, ms. */
const PATIENCE_MS = 1_000;

/** What few are ever told, in its own chunk. */
const fetchWords = () => import("./boot/closed/words/words.ts");

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no #root");

/** Starts the portal in an element of the page, or shows a page instead of it. */
class PortalStart {
  readonly #place: Element;
  readonly #page: PageServices;
  /**
   * Something that stands beside a closed page could not be fetched: browsers do not ask for it again before the page is
   * loaded anew.
   */
  #isMissed = false;

  constructor(place: Element, page: PageServices) {
    this.#place = place;
    this.#page = page;
  }

  /** `isAgain`: somebody has asked for it anew. */
  begin(isAgain = false): void {
    this.#start(isAgain).catch((error: unknown) => this.#giveUp(error));
  }

  /** Nothing acts before the whole configuration was judged: what cannot be used is told instead of the portal. */
  async #start(isAgain: boolean): Promise<void> {
    if (!window.isSecureContext) return void this.#close((await fetchWords()).httpsPage(window.location.href));
    const waiting = window.setTimeout(() => this.#place.classList.add("loading-line"), PATIENCE_MS);
    const read = await this.#page.configuration.read();
    window.clearTimeout(waiting);
    this.#place.removeAttribute("class");
    if (!read.ok) return this.#tell(read.failure, isAgain);
    if (this.#isMissed) return window.location.reload();
    const operator = brandOf(read.value);
    try {
      await this.#open(read.value, operator);
    } catch (error) {
      this.#giveUp(error, operator);
    }
  }

  /** Whatever went wrong, nobody is left with an empty page; the error goes where errors go that nobody catches. */
  #giveUp(error: unknown, operator?: Brand): void {
    this.#close(failedPage(operator?.helpLines ?? []), operator?.name);
    queueMicrotask(() => {
      throw error;
    });
  }

  async #open(configuration: Configuration, operator: Brand): Promise<void> {
    const { brand, maintenance } = configuration;
    wearBrand(document, brand);
    setTextOverrides(brand.texts ?? {});
    if (maintenance === undefined) this.#draw(configuration, operator);
    else this.#close((await fetchWords()).maintenancePage(maintenance, configuration), brand.name);
  }

  /**
   * A page instead of the portal. Inside the operator's app there is a way out of it: what knows it was kept when the app
   * was last open.
   */
  #close(page: ClosedPage, name?: string): Element {
    const lead = showClosed(document, this.#place, page, name);
    if (inWrapper(window))
      import("./routes/device/app-parts.ts").then(
        (parts) => parts.leaveOnBack(window, this.#page.nativeApp, lead),
        () => void (this.#isMissed = true),
      );
    return lead;
  }

  /**
   * At once, with what is here; in a technician's words as soon as those are. What the network may have kept away is
   * asked for anew by a press, without
   * leaving what stands for a browser's own page, and by itself as soon as the network is back.
   */
  #tell(failure: ConfigurationFailure, isAgain: boolean): void {
    const lack = lackOf(failure, navigator.onLine);
    let isAsked = false;
    const again = () => {
      if (!isAsked) this.begin(true);
      isAsked = true;
    };
    const press = lack === "file" ? undefined : again;
    let lead = this.#close(lack === "network" ? offlinePage(again, isAgain) : faultPage(failure, press));
    if (lack !== "file") {
      window.addEventListener(
        "online",
        () => {
          if (!lead.isConnected) return;
          lead.textContent = networkIsBack();
          again();
        },
        { once: true },
      );
    }
    if (lack === "network") return;
    fetchWords().then(
      ({ faultWords }) => {
        if (lead.isConnected)
          lead = this.#close(
            faultPage(
              failure,
              press,
              faultWords(failure, { path: CONFIGURATION_PATH, timeoutMs: CONFIGURATION_TIMEOUT_MS }),
            ),
          );
      },
      () => void (this.#isMissed = true),
    );
  }

  #draw(configuration: Configuration, operator: Brand): void {
    const portal = (
      <BrandContext value={operator}>
        <LogoProvider drawing={configuration.brand.logo}>
          <RouterProvider router={createPortalRouter(configuration, this.#page)} />
        </LogoProvider>
      </BrandContext>
    );
    // strict mode finds faults while we build; in the built portal it does nothing, and weighs
    createRoot(this.#place, { onUncaughtError: (error) => this.#giveUp(error, operator) }).render(
      import.meta.env.DEV ? <StrictMode>{portal}</StrictMode> : portal,
    );
  }
}

new PortalStart(root, createPageServices(window)).begin();
