import type { JsonRecord } from "../database/json.ts";
import type { World } from "../world/world.ts";
import { findPerson, type Person } from "./login.repository.ts";
import { stateOf } from "./matter.operations.ts";
import { closeMatter, findMatter } from "./matter.repository.ts";
import type { Call } from "./operation.ts";
import { challengeFor, owedFactor } from "./second-factor.ts";

/** The kind of matter that a link to log in by is. */
const LOGIN = "LOGIN";

/**
 * Logs in by the token of a link, once (LOGIN-08); a login with a second factor is asked for it all the same. `entered`
 * opens the session.
 */
export function enterByLink(
  { world, request, device }: Call,
  entered: (world: World, person: Person) => JsonRecord,
): JsonRecord {
  const matter = findMatter(world.db, request.text("loginToken"));
  const login = matter?.data["login"];
  const person = typeof login === "string" ? findPerson(world.db, login) : undefined;
  if (matter?.kind !== LOGIN || person === undefined) return { errorCode: "WRONG_TOKEN" };
  const state = stateOf(world, matter);
  if (state !== "OPEN") return { errorCode: state === "ACCEPTED" ? "USED_TOKEN" : "OVERDUE_TOKEN" };
  const factor = owedFactor(world, person.login, device);
  if (factor !== undefined) return challengeFor(world, person.login, factor);
  closeMatter(world.db, matter.tokenHash, "ACCEPTED", world.today());
  return entered(world, person);
}
