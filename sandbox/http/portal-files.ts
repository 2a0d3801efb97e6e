import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { extname, resolve, sep } from "node:path";
import type { Context } from "hono";
import contentTypes from "../../deploy/content-types.json" with { type: "json" };
import type { PortalFile } from "./portal-pages.ts";
import type { AppEnv } from "./request-tenant.ts";

const TYPES: Readonly<Record<string, string>> = contentTypes;
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;
const HASHED = /^\/assets\//;

/** Folders such as `.vite`, which the build writes for its tools. */
const HIDDEN = /\/\./;

/** Returns the file at `path` inside `root`; `undefined` for missing and hidden files, folders and paths outside. */
async function fileInside(root: string, path: string): Promise<string | undefined> {
  if (path.includes("\0") || path.includes("\\") || HIDDEN.test(path)) return undefined;
  try {
    const file = await realpath(resolve(root, `.${path}`));
    const inside = file.startsWith(`${await realpath(root)}${sep}`);
    return inside && (await stat(file)).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

async function bestEncoding(
  file: string,
  accepted: string,
): Promise<{ readonly file: string; readonly encoding: string | undefined }> {
  for (const [encoding, suffix] of ENCODINGS) {
    if (!accepted.includes(encoding)) continue;
    const packed = await stat(`${file}${suffix}`).catch(() => undefined);
    if (packed?.isFile() === true) return { file: `${file}${suffix}`, encoding };
  }
  return { file, encoding: undefined };
}

async function send(context: Context<AppEnv>, file: string, path: string): Promise<Response> {
  const best = await bestEncoding(file, context.req.header("accept-encoding") ?? "");
  context.header("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
  context.header("Cache-Control", HASHED.test(path) ? "public, max-age=31536000, immutable" : "no-cache");
  return sendContent(context, await readFile(best.file), best.encoding);
}

/** Sends a file that depends on the operator. */
function sendFile(context: Context<AppEnv>, { content }: PortalFile, path: string): Response {
  const accepted = context.req.header("accept-encoding") ?? "";
  const encoding = ENCODINGS.map(([name]) => name).find(
    (name) => accepted.includes(name) && content[name] !== undefined,
  );
  context.header("Content-Type", TYPES[extname(path)] ?? "application/octet-stream");
  context.header("Cache-Control", "no-cache");
  return sendContent(context, content[encoding ?? "identity"] ?? content.identity, encoding);
}

function sendContent(context: Context<AppEnv>, content: Buffer<ArrayBuffer>, encoding: string | undefined): Response {
  context.header("Vary", "Accept-Encoding");
  if (encoding !== undefined) context.header("Content-Encoding", encoding);
  const tag = `"${createHash("sha256").update(content).digest("hex").slice(0, 32)}"`;
  context.header("ETag", tag);
  return (context.req.header("if-none-match") ?? "").includes(tag) ? context.body(null, 304) : context.body(content);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Options of `portalFiles`. */
export interface ServedPage {
  /** Path below which the page is served, such as `/sandbox/gallery`. */
  readonly under?: string;
  /** Returns the file to send instead of that of the build, such as `/index.html` of the operator. */
  readonly fileFor?: (path: string, context: Context<AppEnv>) => PortalFile | undefined;
}

/**
 * Serves `GET` of all other paths: a file of the built portal in `root`, or index.html for `/` and for a page request.
 */
export function portalFiles(
  root: string,
  { under = "", fileFor }: ServedPage = {},
): (context: Context<AppEnv>) => Promise<Response> {
  return async (context) => {
    const path = decoded(new URL(context.req.url).pathname.slice(under.length));
    const own = path === undefined || path === "/index.html" ? undefined : fileFor?.(path, context);
    if (path !== undefined && own !== undefined) return sendFile(context, own, path);
    const file = path === undefined || path === "/index.html" ? undefined : await fileInside(root, path);
    if (path !== undefined && file !== undefined) return send(context, file, path);
    // Monitors and crawlers ask for the start page with `Accept: */*`.
    const opened = path === "/" || path === "" || (context.req.header("accept") ?? "").includes("text/html");
    const isPage = (opened || path === "/index.html") && path !== undefined && !HASHED.test(path);
    const ownPage = isPage ? fileFor?.("/index.html", context) : undefined;
    if (ownPage !== undefined) return sendFile(context, ownPage, "/index.html");
    const page = isPage ? await fileInside(root, "/index.html") : undefined;
    if (page !== undefined) return send(context, page, "/index.html");
    return context.text("Nie ma takiej strony.", 404, { "Cache-Control": "no-store" });
  };
}
