import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { HttpBindings } from "@hono/node-server";
import { isWorldName, type Worlds } from "../world/worlds.ts";
import type { World } from "../world/world.ts";

/** What travels with a request. `prefix` is `/w/<name>` when the world was named by the path, else empty. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: { world: World; prefix: string };
}

const PREFIX = /^\/w\/([A-Za-z0-9_-]{1,64})(?=\/|$)/;

/** A path without its world, and the world that it named. */
export function splitPath(pathname: string): { readonly prefix: string; readonly name: string; readonly rest: string } {
  const found = PREFIX.exec(pathname);
  if (found === null) return { prefix: "", name: "", rest: pathname };
  const rest = pathname.slice(found[0].length);
  return { prefix: found[0], name: found[1] ?? "", rest: rest === "" ? "/" : rest };
}

/** The world of a request: of its path, else of its header, else the default one. Throws 400 for an impossible name. */
export function worldOf(worlds: Worlds, pathname: string, header: string | undefined): World {
  const { name } = splitPath(pathname);
  if (name !== "") return worlds.named(name);
  if (header === undefined || header === "") return worlds.named("");
  if (!isWorldName(header)) throw new HTTPException(400, { message: "X-Sandbox-World takes letters, digits, - and _" });
  return worlds.named(header);
}

/** Origin and prefix: where the browser reaches this world. */
export function baseOf(context: Context<AppEnv>): string {
  return `${new URL(context.req.url).origin}${context.get("prefix")}`;
}
