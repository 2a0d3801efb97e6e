import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asList, asRecord, asText, readJson } from "./json.ts";

/** One check of size-limit. */
export interface Budget {
  readonly name: string;
  readonly limit: string;
  readonly gzip: true;
  readonly path: readonly string[];
}

const HOME = "src/routes/home.route.tsx";

/**
 * Fetched once a page stands, and not needed to use it: dialogs, the promo with its sanitiser, reports, the guest's
 * frame, small pages.
 */
const AFTERWARDS =
  /^(src\/routes\/(late-parts\.ts|guest-frame\.tsx|beside\.tsx)|src-adapters\/storage\/local-check-turns\.adapter\.ts|_(pages|tracking|form-desk|beside)-.*\.js)$/;

/** Fetched with the login page or with what every page brings afterwards: the list of what "back" closes. */
const BESIDE_LOGIN = /^(_beside-|_way-back-|src\/routes\/beside\.tsx$)/;

/**
 * Fetched with the first that is opened: dialogs in which a customer chooses something, or reads what the provider
 * refuses.
 */
const ASKED = "src/routes/asked-parts.ts";

/** Fetched with the first large reply, by the few who get one: what speaks to the worker, and the worker itself. */
const LARGE_REPLIES = "src-adapters/soap/decoding/browser-worker.ts";

/** Fetched by those alone who are asked for a code after their password. */
const SECOND_FACTOR = "src-ui/features/login/protection/protection.ts";
/** What a provider refuses, in words: fetched with the first refusal. Shared by two, so that its key has no path. */
const REFUSALS = /^_problem-of-login-.*\.js$/;

/** Fetched by those alone who want an account, or a new password, or open the link of a message. */
const NEW_ACCOUNT: readonly string[] = [
  "src-ui/features/login/registration/registration.ts",
  "src/container/getting-in.module.ts",
  "src/container/rare-ports.ts",
];

/** Fetched by those alone who want to pay an amount of their own: the first form on the list of invoices. */
const OWN_AMOUNT = "src-ui/features/invoices/own-amount/own-amount.part.ts";

/** Fetched by those alone whom the operator greets. */
const WELCOME = "src/routes/welcome-news.tsx";

/**
 * What the operator has beneath the start page and before it: banners, a survey, a message; and what keeps a copy of
 * it. Each is fetched where there is one.
 */
const UNDER_HOME = "src/routes/site/under-home.tsx";
const SURVEY = "src/routes/site/survey.tsx";
const POPUP = "src/routes/site/popup.tsx";
const SITE_COPY = "src/routes/site/site-copy.ts";

/** The quick actions above a page, which nobody waits for. */
const FLOATING = "src/routes/floating.tsx";

/** Fetched by those alone who have paid too much: a form, too. */
const PAYOUT = "src/routes/invoices/payout.ts";

/** Fetched by those alone who save due dates for a calendar. */
const CALENDAR_FILE = "src-domain/finance/calendar-file.ts";

/** Fetched by those alone who do something with a service: all its dialogs, with their forms. */
const SERVICE_DESK = "src/routes/services/desk.ts";

/** The tasks of a new customer as a page: fetched by those alone who set their account up. */
const ONBOARDING = "src/routes/settings/onboarding-page.tsx";

/** Fetched with the first QR code: several pages draw one, and the bundler gives it a chunk of its own name. */
const QR_CODE = /^_qr-code-/;

/** Fetched by those alone who open their contact data, or e-invoices: forms, too. */
const CONTACT = "src/routes/contact/contact-part.ts";

/** Fetched by those alone who look over what they pay, or have a payment under way. */
const PAYING: readonly string[] = [
  "src-ui/features/invoices/review/review.part.ts",
  "src/routes/invoices/under-way.ts",
];

/**
 * Fetched by those who log in, once the form has long been usable, and waited for by nobody: the browser's way back
 * from step to step.
 */
const STEP_HISTORY = "src-ui/features/login/steps/browser-trail.ts";

/** Fetched with the first chat: its socket and its codec. */
const CHAT = "src/container/chat.ts";

/** Fetched with the first chat, too: its window. */
const CHAT_WINDOW = "src/routes/chat/floating-chat.tsx";

/** Fetched by those alone who are inside the operator's app: the bridge, the ways in of a device, its settings. */
const IN_APP = "src/routes/device/app-parts.ts";

/**
 * Fetched by those alone who get a page instead of the portal: its words for a technician, for a break, for an address
 * that is not safe.
 */
const CLOSED = "src/boot/closed/words/words.ts";

/** What has a budget of its own, and counts in no other. */
const hasItsOwn = (key: string): boolean =>
  isRoute(key) ||
  [
    LARGE_REPLIES,
    ASKED,
    WELCOME,
    UNDER_HOME,
    SURVEY,
    POPUP,
    SITE_COPY,
    FLOATING,
    SECOND_FACTOR,
    STEP_HISTORY,
    OWN_AMOUNT,
    ...PAYING,
    PAYOUT,
    CONTACT,
    SERVICE_DESK,
    ONBOARDING,
    CALENDAR_FILE,
    CHAT,
    CHAT_WINDOW,
    IN_APP,
    CLOSED,
    ...NEW_ACCOUNT,
  ].includes(key) ||
  QR_CODE.test(key) ||
  REFUSALS.test(key) ||
  AFTERWARDS.test(key);

const isRoute = (key: string): boolean => key.endsWith(".route.tsx");

type Manifest = Readonly<Record<string, unknown>>;

const importsOf = (manifest: Manifest, key: string, kind: "imports" | "dynamicImports"): readonly string[] =>
  asList(asRecord(manifest[key])[kind]).map(asText);

/**
 * The chunks that come with `keys`: what they import, and, with `later`, what they ask for afterwards; other routes
 * excepted.
 */
function chunksOf(manifest: Manifest, keys: readonly string[], later: boolean): ReadonlySet<string> {
  const seen = new Set<string>();
  const queue = [...keys];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key) || !(key in manifest)) continue;
    seen.add(key);
    queue.push(...importsOf(manifest, key, "imports"));
    if (later) queue.push(...importsOf(manifest, key, "dynamicImports").filter((next) => !hasItsOwn(next)));
  }
  return seen;
}

const without = (keys: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...keys].filter((key) => !others.has(key));

/** The scripts that a page loads by itself, as files in `dist`. */
export function scriptsOf(page: string): readonly string[] {
  return [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map((match) => match[1] ?? "");
}

/**
 * What each route makes a browser load, from the manifest of the build (the names of chunks change with every build)
 * and the scripts that its page begins with.
 */
export function budgetsOf(manifest: Manifest, scripts: readonly string[]): readonly Budget[] {
  const fileOf = (key: string): string => asText(asRecord(manifest[key])["file"]);
  const budget = (name: string, limit: string, keys: readonly string[]): Budget => ({
    name,
    limit,
    gzip: true,
    path: [...new Set(keys.map((key) => `dist/${fileOf(key)}`))].filter((file) => file.endsWith(".js")),
  });
  const entries = Object.keys(manifest).filter((key) => scripts.includes(fileOf(key)));
  const login = chunksOf(manifest, entries, false);
  const home = chunksOf(manifest, [...entries, HOME], true);
  const others = Object.keys(manifest).filter((key) => isRoute(key) && key !== HOME && !login.has(key));
  const first = budget("login page, first load", "105 KiB", [...login]);
  const worker = asList(asRecord(manifest[LARGE_REPLIES] ?? {})["assets"] ?? []).map(asText);
  const large = budget(
    "the first large reply",
    "24 KiB",
    [LARGE_REPLIES].filter((key) => key in manifest),
  );
  const beside = Object.keys(manifest).filter((key) => BESIDE_LOGIN.test(key));
  const afterwards = chunksOf(
    manifest,
    Object.keys(manifest).filter((key) => AFTERWARDS.test(key)),
    false,
  );
  return [
    // Scripts beside the bundle, such as the one that sets the theme before the first paint.
    { ...first, path: [...new Set([...first.path, ...scripts.map((file) => `dist/${file}`)])] },
    budget("home, beside the login page", "133 KiB", without(home, login)),
    budget("what comes once home stands", "26.5 KiB", without(afterwards, home)),
    budget(
      "a dialog that is asked for",
      "5 KiB",
      without(chunksOf(manifest, [ASKED], false), new Set([...home, ...afterwards])),
    ),
    budget("a greeting", "2 KiB", without(chunksOf(manifest, [WELCOME], false), new Set([...home, ...afterwards]))),
    budget(
      "banners beneath the start page",
      "5 KiB",
      without(chunksOf(manifest, [UNDER_HOME], false), new Set([...home, ...afterwards])),
    ),
    budget(
      "the satisfaction survey",
      "14 KiB",
      without(chunksOf(manifest, [SURVEY], false), new Set([...home, ...afterwards])),
    ),
    budget(
      "a message after login",
      "2 KiB",
      without(chunksOf(manifest, [POPUP], false), new Set([...home, ...afterwards])),
    ),
    budget(
      "a copy of site content",
      "2 KiB",
      without(chunksOf(manifest, [SITE_COPY], false), new Set([...home, ...afterwards])),
    ),
    budget(
      "what floats above a page",
      "8 KiB",
      without(chunksOf(manifest, [FLOATING], false), new Set([...home, ...afterwards])),
    ),
    budget("login: a refusal or a second factor", "5 KiB", without(chunksOf(manifest, [SECOND_FACTOR], false), home)),
    budget("login: the browser's way back", "1 KiB", without(chunksOf(manifest, [STEP_HISTORY], false), home)),
    budget("login: a new account", "16 KiB", without(chunksOf(manifest, NEW_ACCOUNT, false), home)),
    budget(
      "invoices: an amount of one's own",
      "17 KiB",
      without(
        chunksOf(manifest, [OWN_AMOUNT], false),
        chunksOf(manifest, [HOME, "src/routes/invoices.route.tsx"], true),
      ),
    ),
    budget(
      "invoices: an overpayment paid out",
      "19 KiB",
      without(chunksOf(manifest, [PAYOUT], false), chunksOf(manifest, [HOME, "src/routes/invoices.route.tsx"], true)),
    ),
    budget(
      "invoices: what is paid, and what is under way",
      "6 KiB",
      without(chunksOf(manifest, PAYING, false), chunksOf(manifest, [HOME, "src/routes/invoices.route.tsx"], true)),
    ),
    budget("due dates for a calendar", "2 KiB", without(chunksOf(manifest, [CALENDAR_FILE], false), home)),
    budget(
      "the chat's window, beside what forms share",
      "30 KiB",
      without(
        chunksOf(manifest, [CHAT_WINDOW], false),
        new Set([...chunksOf(manifest, [HOME, FLOATING, OWN_AMOUNT], true), ...afterwards]),
      ),
    ),
    budget("the chat's socket", "4 KiB", without(chunksOf(manifest, [CHAT], false), home)),
    budget("contact data and e-invoices", "29.5 KiB", without(chunksOf(manifest, [CONTACT], false), home)),
    budget(
      "services: what is done with one",
      "31 KiB",
      without(
        chunksOf(manifest, [SERVICE_DESK], false),
        new Set([...chunksOf(manifest, [HOME, "src/routes/services.route.tsx"], true), ...beside]),
      ),
    ),
    budget(
      "settings: the tasks of a new customer",
      "8 KiB",
      without(
        chunksOf(manifest, [ONBOARDING], false),
        chunksOf(manifest, [HOME, "src/routes/settings/settings-page.tsx"], true),
      ),
    ),
    budget(
      "inside the operator's app",
      "12 KiB",
      without(chunksOf(manifest, [IN_APP], false), new Set([...home, ...afterwards])),
    ),
    budget("a page instead of the portal", "3 KiB", without(chunksOf(manifest, [CLOSED], false), home)),
    budget(
      "a QR code",
      "8 KiB",
      without(
        chunksOf(
          manifest,
          Object.keys(manifest).filter((key) => QR_CODE.test(key)),
          false,
        ),
        home,
      ),
    ),
    { ...large, path: [...large.path, ...worker.map((file) => `dist/${file}`)] },
    // what is beside the login page already is no route's own
    ...others.map((key) =>
      budget(`${key}, beside home`, "42 KiB", without(chunksOf(manifest, [key], true), new Set([...home, ...beside]))),
    ),
  ].filter(({ path }) => path.length > 0);
}

/** The budgets of the build in `dist`. Throws when there is none, or when it has no login page or home. */
export function budgetsOfBuild(root: string): readonly Budget[] {
  const page = join(root, "dist", "index.html");
  if (!existsSync(page)) throw new Error("there is no dist/index.html: build the portal first (npm run build)");
  const manifest = asRecord(readJson(join(root, "dist", ".vite", "manifest.json")));
  if (!(HOME in manifest)) throw new Error(`the build's manifest has no ${HOME}: what is home's size?`);
  return budgetsOf(manifest, scriptsOf(readFileSync(page, "utf8")));
}
