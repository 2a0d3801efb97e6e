import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import "#ui/design-system/styles.css";
import { CONFIGURATION_PATH, CONFIGURATION_TIMEOUT_MS } from "#adapters/browser/http-configuration.adapter.ts";
import { isInWrapper } from "#adapters/native-bridge/is-in-wrapper.ts";
import type { Configuration, ConfigurationFailure } from "#domain/configuration/index.ts";
import { configurationErrorCause } from "#domain/configuration/configuration-error.ts";
import { setTextOverrides } from "#ui/shared/texts/text-overrides.ts";
import { LogoProvider } from "#ui/design-system/logo.tsx";
import { brandOf, type Brand } from "./boot/brand.ts";
import {
  createStartErrorPage,
  createConfigurationErrorPage,
  networkRestoredText,
  createOfflinePage,
  showFallbackPage,
  type FallbackPage,
} from "./boot/fallback/fallback-page.ts";
import { applyBrand } from "./boot/apply-brand.ts";
import { createPageServices, type PageServices } from "./container/page.module.ts";
import { createPortalRouter } from "./router.tsx";
import { BrandContext } from "./routes/brand-context.tsx";

/** From here on an empty page would look broken, ms. */
const LOADING_LINE_DELAY_MS = 1_000;

/** What few are ever told, in its own chunk. */
const loadFallbackPages = () => import("./boot/fallback/lazy/lazy-fallback.ts");

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no #root");

/** Starts the portal in an element of the page, or shows a page instead of it. */
class PortalStart {
  readonly #rootElement: Element;
  readonly #page: PageServices;
  /**
   * Something that stands beside a closed page could not be fetched: browsers do not ask for it again before the page is
   * loaded anew.
   */
  #isChunkMissing = false;

  constructor(rootElement: Element, page: PageServices) {
    this.#rootElement = rootElement;
    this.#page = page;
  }

  /** `isRetry`: somebody has asked for it anew. */
  begin(isRetry = false): void {
    this.#start(isRetry).catch((error: unknown) => this.#showStartError(error));
  }

  /** Nothing acts before the whole configuration was judged: what cannot be used is told instead of the portal. */
  async #start(isRetry: boolean): Promise<void> {
    if (!window.isSecureContext)
      return void this.#showFallback((await loadFallbackPages()).createHttpsPage(window.location.href));
    const loadingLineTimer = window.setTimeout(
      () => this.#rootElement.classList.add("loading-line"),
      LOADING_LINE_DELAY_MS,
    );
    const read = await this.#page.configuration.read();
    window.clearTimeout(loadingLineTimer);
    this.#rootElement.removeAttribute("class");
    if (!read.ok) return this.#showConfigurationError(read.failure, isRetry);
    if (this.#isChunkMissing) return window.location.reload();
    const operator = brandOf(read.value);
    try {
      await this.#open(read.value, operator);
    } catch (error) {
      this.#showStartError(error, operator);
    }
  }

  /** Whatever went wrong, nobody is left with an empty page; the error goes where errors go that nobody catches. */
  #showStartError(error: unknown, operator?: Brand): void {
    this.#showFallback(createStartErrorPage(operator?.helpLines ?? []), operator?.name);
    queueMicrotask(() => {
      throw error;
    });
  }

  async #open(configuration: Configuration, operator: Brand): Promise<void> {
    const { brand, maintenance } = configuration;
    applyBrand(document, brand);
    setTextOverrides(brand.texts ?? {});
    if (maintenance === undefined) this.#renderPortal(configuration, operator);
    else this.#showFallback((await loadFallbackPages()).createMaintenancePage(maintenance, configuration), brand.name);
  }

  /**
   * A page instead of the portal. Inside the operator's app there is a way out of it: what knows it was kept when the app
   * was last open.
   */
  #showFallback(page: FallbackPage, name?: string): Element {
    const lead = showFallbackPage(document, this.#rootElement, page, name);
    if (isInWrapper(window))
      import("./routes/device/native-app-module.ts").then(
        (parts) => parts.leaveOnBack(window, this.#page.nativeApp, lead),
        () => void (this.#isChunkMissing = true),
      );
    return lead;
  }

  /**
   * At once, with what is here; in a technician's words as soon as those are. What the network may have kept away is
   * asked for anew by a press, without
   * leaving what stands for a browser's own page, and by itself as soon as the network is back.
   */
  #showConfigurationError(failure: ConfigurationFailure, isRetry: boolean): void {
    const cause = configurationErrorCause(failure, navigator.onLine);
    let isRetried = false;
    const retry = () => {
      if (!isRetried) this.begin(true);
      isRetried = true;
    };
    const press = cause === "file" ? undefined : retry;
    let lead = this.#showFallback(
      cause === "network" ? createOfflinePage(retry, isRetry) : createConfigurationErrorPage(failure, press),
    );
    if (cause !== "file") {
      window.addEventListener(
        "online",
        () => {
          if (!lead.isConnected) return;
          lead.textContent = networkRestoredText();
          retry();
        },
        { once: true },
      );
    }
    if (cause === "network") return;
    loadFallbackPages().then(
      ({ describeConfigurationFailure }) => {
        if (lead.isConnected)
          lead = this.#showFallback(
            createConfigurationErrorPage(
              failure,
              press,
              describeConfigurationFailure(failure, { path: CONFIGURATION_PATH, timeoutMs: CONFIGURATION_TIMEOUT_MS }),
            ),
          );
      },
      () => void (this.#isChunkMissing = true),
    );
  }

  #renderPortal(configuration: Configuration, operator: Brand): void {
    const portal = (
      <BrandContext value={operator}>
        <LogoProvider drawing={configuration.brand.logo}>
          <RouterProvider router={createPortalRouter(configuration, this.#page)} />
        </LogoProvider>
      </BrandContext>
    );
    // strict mode finds faults while we build; in the built portal it does nothing, and weighs
    createRoot(this.#rootElement, { onUncaughtError: (error) => this.#showStartError(error, operator) }).render(
      import.meta.env.DEV ? <StrictMode>{portal}</StrictMode> : portal,
    );
  }
}

new PortalStart(root, createPageServices(window)).begin();
