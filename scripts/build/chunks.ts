import { resolve, sep } from "node:path";

/** What the bundler tells of the modules it has read. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null;
}

/** Chunks that are fetched together anyway, from the first to the last: a module belongs to the first that needs it. */
const CHUNKS: readonly (readonly [name: string, roots: readonly string[]])[] = [
  ["first", ["src/main.tsx"]],
  [
    "portal",
    [
      "src/boot/app.ts",
      "src/boot/take-return-address.ts",
      "src/routes/layouts.tsx",
      "src/routes/gated.tsx",
      "src/container/account.module.ts",
      "src/container/contact.module.ts",
      "src/container/consents.module.ts",
      "src/container/site-content.module.ts",
      "src/container/messages.module.ts",
      // small, and needed while all connections of a slow HTTP/1.1 provider are taken by what is read at the start
      "src/container/finance.module.ts",
      "src/container/onboarding.module.ts",
      "src/container/offers.module.ts",
    ],
  ],
  ["screens", ["src/routes/home.route.tsx"]],
];

/** Rooms that screens share: what the first screen after the login uses of them is fetched once, in one piece. */
const SHARED = /\/(src-domain|src-ui\/(design-system|shared(?!\/forms)))\/|\/src-ui\/stores\/part\.ts$/;

/** Routes of a few hundred bytes each, most of them met by few: one chunk for all. */
export const SMALL_ROUTES = /[\\/]src[\\/]routes[\\/](error|logout|not-found|session-expired)\.route\.tsx$/;

/** What tells the operator how the portal is used, and what asks whose session it is (CALL-09): nobody waits for it. */
export const TRACKING =
  /[\\/](src-adapters[\\/]tracking|src-domain[\\/]tracking|src-ui[\\/]stores[\\/]tracking)[\\/]|[\\/](tracking\.module|sha256-session-mark\.adapter|verify|verify-session|server-hash)\.ts$/;

/** What forms share, drafts and the question before one is left: fetched once a page stands. */
export const FORM_DESK =
  /[\\/](src-domain[\\/]drafts[\\/]|src-adapters[\\/]storage[\\/]session-drafts|src-ui[\\/]shared[\\/]forms[\\/]unsaved-changes|src[\\/]boot[\\/](form-desk|forget-asked)|src[\\/]container[\\/]drafts\.module)/;

/**
 * What every field of a form stands on: left to itself each piece is a chunk of its own, which weighs more than what is
 * in it.
 */
export const FIELDS =
  /[\\/]src-ui[\\/]design-system[\\/]forms[\\/](form-field|said-error|text-field|locked|beside)\.tsx?$/;

/**
 * What comes to the login page once its form stands, and goes with every page behind it: the bar about cookies, and
 * whether the portal is inside the operator's app.
 */
export const BESIDE =
  /[\\/](src[\\/]routes[\\/](beside|cookie-question|in-app-parts)\.tsx?$|src-ui[\\/]shell[\\/]cookie-bar[\\/]|src-adapters[\\/]native-bridge[\\/]in-wrapper)/;

/** Each icon goes with the screens that draw it, which the bundler finds out: their barrel hides it from the graph. */
const ICONS = /\/node_modules\/lucide-react\/.*\/icons\//;

const PROJECT = resolve(import.meta.dirname, "../..");

/** Made with the first module of a build that is asked about; a build of `vite dev` has no chunks. */
let chunksOfBuild: ReadonlyMap<string, string> | undefined;

/**
 * The chunk that a module goes to, or `null` for the bundler's own choice. Left to itself the bundler makes dozens of
 * chunks of a few hundred bytes, one for every set of screens that share a module: each costs a request, and none
 * compresses well.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (ICONS.test(slashed(id))) return null;
  chunksOfBuild ??= chunksByModule(graph);
  const chunk = chunksOfBuild.get(id) ?? null;
  return chunk === "screens" && !SHARED.test(slashed(id)) ? null : chunk;
}

function chunksByModule(graph: ModuleGraph): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>();
  for (const [name, roots] of CHUNKS) {
    const waiting = roots.map((path) => resolve(PROJECT, path));
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const info = graph.getModuleInfo(id);
      if (info === null || chunks.has(id) || ICONS.test(slashed(id))) continue;
      chunks.set(id, name);
      waiting.push(...info.importedIds);
    }
  }
  return chunks;
}

function slashed(path: string): string {
  return path.split(sep).join("/");
}
