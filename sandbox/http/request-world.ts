import { HTTPException } from "hono/http-exception";
import type { HttpBindings } from "@hono/node-server";
import { isWorldName, type Worlds } from "../world/worlds.ts";
import type { World } from "../world/world.ts";

/** What travels with a request. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: { world: World };
}

/** The world that a request's header names, else the default one. Throws 400 for an impossible name. */
export function worldOf(worlds: Worlds, header: string | undefined): World {
  if (header === undefined || header === "") return worlds.named("");
  if (!isWorldName(header)) throw new HTTPException(400, { message: "X-Sandbox-World takes letters, digits, - and _" });
  return worlds.named(header);
}
