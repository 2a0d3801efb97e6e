import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import "#ui/design-system/styles.css";
import {
  CONFIGURATION_PATH,
  CONFIGURATION_TIMEOUT_MS,
  HttpConfigurationAdapter,
} from "#adapters/browser/http-configuration.adapter.ts";
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
import { createPortalRouter } from "./router.tsx";
import { BrandContext } from "./routes/brand.tsx";

/** From here on an empty page would look broken, ms. */
const PATIENCE_MS = 1_000;

/** What few are ever told, in its own chunk. */
const fetchWords = () => import("./boot/closed/words/words.ts");

/**
 * Something that stands beside a closed page could not be fetched: browsers do not ask for it again before the page is
 * loaded anew.
 */
let isMissed = false;

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no #root");
begin(root);

/** `isAgain`: somebody has asked for it anew. */
function begin(place: Element, isAgain = false): void {
  start(place, isAgain).catch((error: unknown) => giveUp(place, error));
}

/** Nothing acts before the whole configuration was judged: what cannot be used is told instead of the portal. */
async function start(place: Element, isAgain: boolean): Promise<void> {
  if (!window.isSecureContext) return void close(place, (await fetchWords()).httpsPage(window.location.href));
  const waiting = window.setTimeout(() => place.classList.add("loading-line"), PATIENCE_MS);
  const read = await new HttpConfigurationAdapter((url, init) => fetch(url, init)).read();
  window.clearTimeout(waiting);
  place.removeAttribute("class");
  if (!read.ok) return tell(place, read.failure, isAgain);
  if (isMissed) return window.location.reload();
  const operator = brandOf(read.value);
  try {
    await open(place, read.value, operator);
  } catch (error) {
    giveUp(place, error, operator);
  }
}

/** Whatever went wrong, nobody is left with an empty page; the error goes where errors go that nobody catches. */
function giveUp(place: Element, error: unknown, operator?: Brand): void {
  close(place, failedPage(operator?.helpLines ?? []), operator?.name);
  queueMicrotask(() => {
    throw error;
  });
}

async function open(place: Element, configuration: Configuration, operator: Brand): Promise<void> {
  const { brand, maintenance } = configuration;
  wearBrand(document, brand);
  setTextOverrides(brand.texts ?? {});
  if (maintenance === undefined) draw(place, configuration, operator);
  else close(place, (await fetchWords()).maintenancePage(maintenance, configuration), brand.name);
}

/**
 * A page instead of the portal. Inside the operator's app there is a way out of it: what knows it was kept when the app
 * was last open.
 */
function close(place: Element, page: ClosedPage, name?: string): Element {
  const lead = showClosed(document, place, page, name);
  if (inWrapper(window))
    import("./routes/device/app-parts.ts").then(
      (parts) => parts.leaveOnBack(window, lead),
      () => void (isMissed = true),
    );
  return lead;
}

/**
 * At once, with what is here; in a technician's words as soon as those are. What the network may have kept away is
 * asked for anew by a press, without
 * leaving what stands for a browser's own page, and by itself as soon as the network is back.
 */
function tell(place: Element, failure: ConfigurationFailure, isAgain: boolean): void {
  const lack = lackOf(failure, navigator.onLine);
  let isAsked = false;
  const again = () => {
    if (!isAsked) begin(place, true);
    isAsked = true;
  };
  const press = lack === "file" ? undefined : again;
  let lead = close(place, lack === "network" ? offlinePage(again, isAgain) : faultPage(failure, press));
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
        lead = close(
          place,
          faultPage(
            failure,
            press,
            faultWords(failure, { path: CONFIGURATION_PATH, timeoutMs: CONFIGURATION_TIMEOUT_MS }),
          ),
        );
    },
    () => void (isMissed = true),
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
  createRoot(place, { onUncaughtError: (error) => giveUp(place, error, operator) }).render(
    import.meta.env.DEV ? <StrictMode>{portal}</StrictMode> : portal,
  );
}
