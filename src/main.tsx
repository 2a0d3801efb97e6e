import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import "#ui/design-system/styles.css";
import { CONFIGURATION_PATH, CONFIGURATION_TIMEOUT_MS, HttpConfiguration } from "#adapters/configuration/http-configuration.adapter.ts";
import type { Configuration, ConfigurationFailure } from "#domain/configuration/index.ts";
import { LogoProvider } from "#ui/design-system/logo.tsx";
import { brandOf, type Brand } from "./boot/brand.ts";
import { failedPage, faultPage, httpsPage, maintenancePage, showClosed } from "./boot/closed/closed-page.ts";
import { wearBrand } from "./boot/look.ts";
import { createPortalRouter } from "./router.tsx";
import { BrandContext } from "./routes/brand.tsx";

/** From here on an empty page would look broken, ms. */
const PATIENCE_MS = 1_000;

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no #root");
start(root).catch((error: unknown) => giveUp(root, error));

/** Nothing acts before the whole configuration was judged: what cannot be used is told instead of the portal. */
async function start(place: Element): Promise<void> {
  if (!window.isSecureContext) return showClosed(document, place, httpsPage(window.location.href));
  const waiting = window.setTimeout(() => place.classList.add("loading-line"), PATIENCE_MS);
  const read = await new HttpConfiguration((url, init) => fetch(url, init)).read();
  window.clearTimeout(waiting);
  place.removeAttribute("class");
  if (!read.ok) return tell(place, read.failure);
  const operator = brandOf(read.value);
  try {
    open(place, read.value, operator);
  } catch (error) {
    giveUp(place, error, operator);
  }
}

/** Whatever went wrong, nobody is left with an empty page; the error goes where errors go that nobody catches. */
function giveUp(place: Element, error: unknown, operator?: Brand): void {
  showClosed(document, place, failedPage(operator?.helpLines ?? []), operator?.name);
  queueMicrotask(() => {
    throw error;
  });
}

function open(place: Element, configuration: Configuration, operator: Brand): void {
  const { brand, maintenance } = configuration;
  wearBrand(document, brand);
  if (maintenance !== undefined) return showClosed(document, place, maintenancePage(maintenance, configuration), brand.name);
  draw(place, configuration, operator);
}

/** At once, with what is here; in a technician's words as soon as those are. */
function tell(place: Element, failure: ConfigurationFailure): void {
  showClosed(document, place, faultPage(failure));
  const asked = { path: CONFIGURATION_PATH, timeoutMs: CONFIGURATION_TIMEOUT_MS };
  import("./boot/closed/words/fault-words.ts").then(
    ({ faultWords }) => showClosed(document, place, faultPage(failure, faultWords(failure, asked))),
    () => undefined,
  );
}

function draw(place: Element, configuration: Configuration, operator: Brand): void {
  const portal = (
    <BrandContext value={operator}>
      <LogoProvider drawing={configuration.brand.logo}>
        <RouterProvider router={createPortalRouter(configuration)} />
      </LogoProvider>
    </BrandContext>
  );
  // strict mode finds faults while we build; in the built portal it does nothing, and weighs
  createRoot(place, { onUncaughtError: (error) => giveUp(place, error, operator) }).render(import.meta.env.DEV ? <StrictMode>{portal}</StrictMode> : portal);
}
