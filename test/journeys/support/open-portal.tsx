import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { render, screen, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { PageErrorRecorder } from "#adapters/tracking/page-error-recorder.ts";
import { SessionReturnAddressAdapter } from "#adapters/storage/session-return-address.adapter.ts";
import { sessionPhase } from "#domain/session/session-policy.ts";
import type { CookieChoicePort } from "#domain/cookies/index.ts";
import type { App } from "#src/boot/app.ts";
import type { PortalRouterDependencies } from "#src/boot/router-dependencies.ts";
import { brandOf } from "#src/boot/brand.ts";
import { chooseLanguage } from "#src/container/language.module.ts";
import { rootErrorHandlers } from "#src/boot/root-error-handlers.ts";
import { BrandContext } from "#src/routes/brand-context.tsx";
import type { CookieAnswer } from "#src/routes/cookie-question.tsx";
import { portalRouter } from "#src/routes/portal-router.tsx";
import { aConfiguration } from "#test/mothers/index.ts";
import { LanguageContext } from "#ui/shared/language/language-context.ts";
import { ErrorReporter } from "#ui/stores/tracking/error-reporter.ts";
import { delayOn } from "#test/fakes/movable-clock.ts";
import { openApp, type PortalStart } from "./fake-container.ts";
import { createFakeBackend, CUSTOMER, type FakeBackend } from "./fake-backend.ts";
import { ENTERED_LOGIN } from "#src/container/tokens.ts";

/** Portal that a test uses as a customer does. */
export interface PortalJourney {
  readonly backend: FakeBackend;
  readonly user: UserEvent;
  /** Returns path and query of the current page. */
  readonly address: () => string;
  /** Addresses of opened payment pages. */
  readonly left: readonly string[];
  /** Navigates to an address, as a link does. */
  readonly go: (to: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly logIn: () => Promise<void>;
  /** Errors of React and the router; a test that starts it also records those of window and console. */
  readonly errors: PageErrorRecorder;
  /** Resolves the app behind the pages; assembles it on the first call. */
  readonly app: () => Promise<App>;
}

export interface JourneyStart {
  readonly at?: string;
  readonly backend?: FakeBackend;
  /** Ports that replace the fakes of a context. */
  readonly ports?: PortalStart["ports"];
  readonly entrance?: Partial<PortalRouterDependencies>;
}

/** Renders the whole portal at an address, over a fake backend. */
export function openPortalAt({
  at = "/",
  backend = createFakeBackend(),
  ports,
  entrance = {},
}: JourneyStart = {}): PortalJourney {
  const left: string[] = [];
  const configuration = aConfiguration({ hosts: { payment: ["pay.example"], iframe: [] } });
  const brand = brandOf(configuration);
  const enteredLogin = { value: "" };
  let app: Promise<App> | undefined;
  const openPortal = (): Promise<App> =>
    (app ??= Promise.resolve(
      openApp(backend, {
        configuration,
        left,
        ...(ports && { ports }),
        change: ({ root }) => root.rebind(ENTERED_LOGIN).toConstantValue(enteredLogin),
      }),
    ));
  const router = portalRouter(
    (routes, start) => createMemoryRouter(routes, { initialEntries: [at], ...start }),
    new URL(at, window.location.origin).pathname,
    {
      returnAddress: new SessionReturnAddressAdapter(() => window.sessionStorage),
      hasValidSession: () =>
        ["open", "warning"].includes(sessionPhase(backend.storage.read()?.deadline, backend.clock.now()).kind),
      openPortal,
      enteredLogin,
      cookieChoice: cookieAnswerOf(backend.cookies),
      offersRegistration: true,
      offersPasskeyLogin: false,
      reload: { reloadAt: () => false, forget: () => undefined, carried: undefined },
      reportError: (error) => errors.record(error),
      ...entrance,
    },
  );
  const errors = new PageErrorRecorder({
    page: pageAt(() => router.state.location.pathname),
    now: () => backend.clock.now(),
    loadReceiver: () =>
      Promise.resolve(new ErrorReporter({ delay: delayOn(backend.clock), tracking: backend.tracking })),
  });
  render(
    <BrandContext value={brand}>
      <LanguageContext
        value={{
          languages: brand.languages,
          prepare: () => undefined,
          choose: (language) => void chooseLanguage(language),
        }}
      >
        <RouterProvider router={router} onError={(error) => errors.recordCaught(error)} />
      </LanguageContext>
    </BrandContext>,
    rootErrorHandlers(errors),
  );

  const user = userEvent.setup();
  return {
    backend,
    user,
    left,
    errors,
    app: openPortal,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    go: async (to) => router.navigate(to),
    back: async () => router.navigate(-1),
    async logIn() {
      await user.type(await screen.findByRole("textbox", { name: "Login" }), CUSTOMER.login);
      await user.click(screen.getByRole("button", { name: "Dalej" }));
      await user.type(await screen.findByLabelText("Hasło"), CUSTOMER.password);
      await user.click(screen.getByRole("button", { name: "Zaloguj się" }));
      await screen.findByRole("navigation", { name: "Działy" });
    },
  };
}

function cookieAnswerOf(cookies: CookieChoicePort): CookieAnswer {
  return {
    current: () => cookies.current(),
    decide: (choice) => cookies.decide(choice),
    onChange: (listener) => {
      const watching = cookies.choice$.subscribe(listener);
      return () => watching.unsubscribe();
    },
  };
}

/** Window of the test at the address of the router, which the window's own address does not follow. */
function pageAt(pathname: () => string): Window & typeof globalThis {
  return Object.create(window, {
    location: {
      get: () => ({ pathname: pathname() }),
    },
    addEventListener: { value: window.addEventListener.bind(window) },
  });
}

/** Finds the heading of the page by its text; a space also matches a no-break space. */
export function findHeading(text: string): Promise<HTMLElement> {
  return screen.findByRole("heading", { level: 1, name: (name) => unjoinedText(name) === text });
}

/** Returns a link of the top navigation. */
export function getSection(name: string): HTMLElement {
  return within(screen.getByRole("navigation", { name: "Działy" })).getByRole("link", { name });
}
