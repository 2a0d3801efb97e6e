// First, so that no other script takes the names of the Trusted Types policies.
import "./boot/worker-url.ts";
import "#ui/design-system/safe-html/html-policy.ts";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import "#ui/design-system/styles.css";
import { savesData } from "#adapters/browser/saves-data.ts";
import { isInNativeApp } from "#adapters/native-bridge/is-in-native-app.ts";
import type { Configuration, ConfigurationLoadFailure } from "#domain/configuration/index.ts";
import { HandledError } from "#domain/shared-kernel/handled-error.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { configurationFailureCauseOf } from "#domain/configuration/configuration-failure-cause.ts";
import { LanguageContext, type LanguageChoice } from "#ui/shared/language/language-context.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
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
import { rootErrorHandlers } from "./boot/root-error-handlers.ts";
import { isPageShown } from "./prerender/login-page-values.ts";
import { createPortalRouter } from "./router.tsx";
import { BrandContext } from "./routes/brand-context.tsx";
import { PortalRouterProvider } from "./routes/portal-router-provider.tsx";

/** Delay before the loading line is shown (ms); after it, an empty page would look broken. */
const LOADING_LINE_DELAY_MS = 1_000;

const { documentElement } = document;

/** Texts of the other languages, and the code that shows them. */
const loadLanguage = () => import("./container/language.module.ts");

const languageChoice = ({ languages }: Brand): LanguageChoice => ({
  languages,
  prepare: () => void loadLanguage().catch(() => undefined),
  choose: (language) =>
    void loadLanguage()
      .then((module) => module.chooseLanguage(language))
      .catch(showErrorNotice),
});

/** Rarely needed pages, in a separate chunk. */
const loadFallbackPages = () => import("./boot/fallback/lazy/lazy-fallback.ts");

const root = document.getElementById("root");
if (root === null) throw new Error("no #root element");

/** Starts the portal in an element of the page, or shows a fallback page. */
class PortalStart {
  readonly #rootElement: Element;
  readonly #page: PageServices;
  /**
   * True if a lazy chunk of a fallback page failed to load: browsers request it again only after a reload of the page.
   */
  #isChunkMissing = false;

  constructor(rootElement: Element, page: PageServices) {
    this.#rootElement = rootElement;
    this.#page = page;
  }

  /** `isRetry`: the user pressed the retry button. */
  begin(isRetry = false): void {
    this.#start(isRetry).catch((error: unknown) => this.#showStartError(error));
  }

  /** Validates the whole configuration before rendering; on error shows the configuration-error page. */
  async #start(isRetry: boolean): Promise<void> {
    if (!window.isSecureContext)
      return void this.#showFallback((await loadFallbackPages()).createHttpsPage(window.location.href));
    const loadingLineTimer = window.setTimeout(
      () => this.#rootElement.classList.add("loading-line"),
      LOADING_LINE_DELAY_MS,
    );
    const reading = this.#page.configuration.read();
    // In parallel; first-paint.js has marked the page with the stored language.
    const language =
      documentElement.lang === "pl"
        ? undefined
        : loadLanguage()
            .then((module) => module.openLanguage(reading))
            // Without its texts the page is shown in Polish.
            .catch((error: unknown) => {
              documentElement.lang = "pl";
              window.reportError(new HandledError(error));
            });
    const read = await reading;
    await language;
    window.clearTimeout(loadingLineTimer);
    storeRelease(read.ok && read.value.maintenance === undefined);
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

  /** Shows an error page instead of an empty one, and lets the window report the error. */
  #showStartError(error: unknown, operator?: Brand): void {
    this.#showFallback(createStartErrorPage(operator?.helpLines ?? []), operator?.name);
    window.reportError(new HandledError(error));
  }

  async #open(configuration: Configuration, operator: Brand): Promise<void> {
    const { brand, maintenance } = configuration;
    applyBrand(document, brand);
    pageTexts.overrides = brand.texts ?? {};
    if (maintenance === undefined) this.#renderPortal(configuration, operator);
    else this.#showFallback((await loadFallbackPages()).createMaintenancePage(maintenance, configuration), brand.name);
  }

  /**
   * Shows a page instead of the portal. In the operator's app, "back" leaves the app; its code is in the cache since
   * the last visit.
   */
  #showFallback(page: FallbackPage, name?: string): Element {
    this.#removeTemplates();
    const lead = showFallbackPage(document, this.#rootElement, page, name);
    if (isInNativeApp(window))
      import("./routes/device/native-app-module.ts").then(
        (parts) => parts.leaveOnBack(window, this.#page.nativeApp, lead),
        () => void (this.#isChunkMissing = true),
      );
    return lead;
  }

  /**
   * Shows the page at once, and detailed texts when their chunk is loaded. A network failure is retried by a press,
   * without leaving this page, and automatically when the network is back.
   */
  #showConfigurationError(failure: ConfigurationLoadFailure, isRetry: boolean): void {
    const cause = configurationFailureCauseOf(failure, navigator.onLine);
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
      ({ describeConfigurationLoadFailure }) => {
        if (lead.isConnected)
          lead = this.#showFallback(
            createConfigurationErrorPage(failure, press, describeConfigurationLoadFailure(failure)),
          );
      },
      () => void (this.#isChunkMissing = true),
    );
  }

  /** Removes the prerendered pages: they are for the time before the portal shows its first page. */
  #removeTemplates(): void {
    for (const template of document.querySelectorAll("template")) template.remove();
  }

  #renderPortal(configuration: Configuration, operator: Brand): void {
    const { errors } = this.#page;
    const root = this.#rootElement;
    const router = createPortalRouter(configuration, this.#page);
    const { initialized, location } = router.state;
    const portal = (
      <BrandContext value={operator}>
        <LanguageContext value={languageChoice(operator)}>
          <LogoProvider drawing={configuration.brand.logo}>
            <PortalRouterProvider router={router} errors={errors} />
          </LogoProvider>
        </LanguageContext>
      </BrandContext>
    );
    // Strict mode only helps in development; the build leaves it out to save bytes.
    const tree = import.meta.env.DEV ? <StrictMode>{portal}</StrictMode> : portal;
    const options: RootOptions = {
      ...rootErrorHandlers(errors),
      onUncaughtError: (error, { componentStack }) => {
        errors.recordCaught(error, componentStack);
        this.#showStartError(error, operator);
      },
    };
    // The notice of the page that led to the login (`state`) is not prerendered.
    const isAtLogin = location.pathname === pathTo("login") && location.state === null;
    const isPrerendered = initialized
      ? isAtLogin && isPageShown(root, "login", configuration)
      : isPageShown(root, "frame", configuration);
    this.#removeTemplates();
    window.dispatchEvent(new Event("ebok:rendering"));
    const hydrate = (): void => void hydrateRoot(root, tree, options);
    if (!isPrerendered) createRoot(root, options).render(tree);
    else if (initialized) hydrate();
    // At once: the router may know its page in the next task, and the frame would be hydrated with another one.
    else flushSync(hydrate);
  }
}

/** Stores the portal in this browser after the page has loaded. `isOpen`: whether the portal could be opened. */
const storeRelease = (isOpen: boolean): void =>
  void import("./boot/store-release.ts").then(
    (module) => module.storeRelease(window, { isOpen, savesData: savesData() }),
    () => undefined,
  );

/** Shows the customer that code of the portal failed, on any page. */
const showErrorNotice = (): void =>
  void import("./boot/fallback/lazy/error-notice.ts").then(
    (module) => module.showErrorNotice(document, () => window.location.reload()),
    () => undefined,
  );

// The sheet of a prerendered page, with the typefaces: its scripts are there now.
for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-href]"))
  link.href = link.dataset["href"] ?? "";

new PortalStart(root, createPageServices(window, showErrorNotice)).begin();
