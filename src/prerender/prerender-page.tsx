import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import firstPaint from "../../public/first-paint.js?raw";
import type { Configuration } from "#domain/configuration/index.ts";
import type { PrerenderRequest } from "#domain/configuration/prerender-page.ts";
import { validateConfiguration } from "#domain/configuration/validate-configuration.ts";
import { LogoProvider } from "#ui/design-system/logo.tsx";
import { LanguageContext } from "#ui/shared/language/language-context.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { createBrandStyleSheet } from "../boot/apply-brand.ts";
import { brandOf } from "../boot/brand.ts";
import { currentYear } from "../boot/has-valid-session.ts";
import { offersOperation } from "../boot/offers-operation.ts";
import { BrandContext } from "../routes/brand-context.tsx";
import type { CookieAnswer } from "../routes/cookie-question.tsx";
import { LoginRoute } from "../routes/login.route.tsx";
import { PageRoot } from "../routes/page-root.tsx";
import { CustomerSkeleton } from "../routes/portal-skeleton.tsx";
import { loginAddresses } from "./login-addresses.ts";
import { loginPageValues } from "./login-page-values.ts";
import { showLogin } from "./show-login.ts";

export { drawIcon } from "./draw-icon.ts";

/** Markup of the login page as a guest first sees it. */
function renderLoginPage(configuration: Configuration): string {
  const { brand, provider } = configuration;
  pageTexts.overrides = brand.texts ?? {};
  const never = () => new Promise<never>(() => undefined);
  const login = (
    <LoginRoute
      openPortal={never}
      reload={{ carried: undefined, reloadAt: () => false, forget: () => undefined }}
      reportError={() => undefined}
      enteredLogin={{ value: "" }}
      offersRegistration={offersOperation(provider, "signUpCodeVerify")}
      offersPasskeyLogin={offersOperation(provider, "getPasskeyRequestOptions")}
    />
  );
  return renderInPageRoot(configuration, login);
}

/** The cookie question is part of the markup; `show-login.ts` removes it when it was answered. */
const UNANSWERED: CookieAnswer = {
  current: () => undefined,
  decide: () => undefined,
  onChange: () => () => undefined,
};

function renderInPageRoot(configuration: Configuration, page: ReactNode): string {
  const router = createMemoryRouter([
    { element: <PageRoot cookieChoice={UNANSWERED} />, children: [{ path: "/", element: page }] },
  ]);
  const brand = brandOf(configuration);
  const markup = renderToString(
    <BrandContext value={brand}>
      <LanguageContext value={{ languages: brand.languages, prepare: () => undefined, choose: () => undefined }}>
        <LogoProvider drawing={configuration.brand.logo}>
          <RouterProvider router={router} />
        </LogoProvider>
      </LanguageContext>
    </BrandContext>,
  );
  router.dispose();
  // The Content-Security-Policy forbids them, so the page would jump when the portal sets them.
  if (/ style="/.test(markup)) throw new Error("the page has a style attribute: use a rule of its style sheet");
  return markup;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };

const escapeHtml = (text: string): string => text.replaceAll(/[&<"]/g, (character) => ENTITIES[character] ?? "");

/** Replaces the only match. Throws if there is none, because the page would lack a part. */
function replaceOnce(page: string, pattern: RegExp, replacement: (...groups: readonly string[]) => string): string {
  let count = 0;
  const replaced = page.replace(pattern, (_all, ...groups: readonly string[]) => {
    count += 1;
    return replacement(...groups);
  });
  if (count === 0) throw new Error(`the built page has nothing like ${pattern.source}`);
  return replaced;
}

/** Removes typefaces that are loaded from a file, not those of the device. */
const withoutTypefaces = (styles: string): string => styles.replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, "");

const withoutComments = (script: string): string => script.replaceAll(/^\s*(\/\/|\/\*\*).*\n/gm, "");

function inlineElement(name: "script" | "style", content: string, attributes = ""): string {
  if (content.toLowerCase().includes(`</${name}`)) throw new Error(`an inline ${name} ends itself`);
  return `<${name}${attributes}>${content}</${name}>`;
}

/**
 * Returns the page of the portal with the login page of this operator: markup, styles, brand and the scripts that
 * decide whether it is shown. Returns `undefined` during maintenance, which shows another page. Throws for an invalid
 * configuration.
 */
export function prerenderPage({ page, readStyles, configuration: unchecked }: PrerenderRequest): string | undefined {
  const validation = validateConfiguration(unchecked);
  if (!validation.ok) throw new Error(`invalid configuration: ${validation.failure.map(({ at }) => at).join(", ")}`);
  const configuration = validation.value;
  const { brand, maintenance } = configuration;
  if (maintenance !== undefined) return undefined;

  const login =
    `<template id="login-page" data-values="${escapeHtml(loginPageValues(configuration))}" ` +
    `data-addresses="${escapeHtml(loginAddresses())}" data-year="${currentYear()}">` +
    `${renderLoginPage(configuration)}</template>` +
    `<template id="customer-frame">${renderInPageRoot(configuration, <CustomerSkeleton />)}</template>` +
    inlineElement("script", withoutComments(`(${showLogin.toString()})();`));
  const steps: readonly ((html: string) => string)[] = [
    (html) => html.replaceAll(/\s*<!--.*?-->/gs, ""),
    (html) => replaceOnce(html, /<title>.*?<\/title>/s, () => `<title>${escapeHtml(brand.name)}</title>`),
    (html) =>
      replaceOnce(html, /(<link rel="icon" href=")[^"]*/, (before = "") => `${before}${escapeHtml(brand.icon)}`),
    ...brand.themeColour.map(
      (colour, index) => (html: string) =>
        replaceOnce(
          html,
          new RegExp(`(<meta name="theme-color" content=")[^"]*(" media="[^"]*${["light", "dark"][index] ?? ""})`),
          (before = "", after = "") => `${before}${colour}${after}`,
        ),
    ),
    (html) =>
      replaceOnce(html, /<script src="\/first-paint\.js"><\/script>/, () => inlineElement("script", firstPaint)),
    // Without typefaces: Chromium sends the page's address with requests of inline styles, whatever the policy is.
    // The portal loads the whole sheet: earlier, it would delay the scripts. Without an address no browser fetches it.
    (html) =>
      replaceOnce(
        html,
        /<link rel="stylesheet"([^>]*) href="([^"]+)">/,
        (attributes = "", href = "") =>
          inlineElement("style", withoutTypefaces(readStyles(href))) +
          inlineElement("style", withoutTypefaces(createBrandStyleSheet(brand)), " data-brand") +
          `<link rel="stylesheet"${attributes} data-href="${href}">`,
      ),
    (html) => replaceOnce(html, /(<div id="root"[^>]*><\/div>)/, (element = "") => `${element}${login}`),
  ];
  return steps.reduce((html, step) => step(html), page);
}
