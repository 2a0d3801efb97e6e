import type { JsonRecord } from "../database/json.ts";
import type { ServiceRequest } from "../wire/reader.ts";
import type { Fields } from "../wire/shape.ts";
import type { World } from "../world/world.ts";
import type { ServerSession } from "./session.repository.ts";

/** What an operation is asked with. */
export interface Call {
  readonly world: World;
  readonly request: ServiceRequest;
  /** Where the browser reaches the sandbox, without a slash at its end. */
  readonly origin: string;
}

/** One operation. Its answer is the content of `result`, in the form of wire/shape.ts. */
export type Operation =
  | { readonly session: "none"; readonly answer: Fields; readonly handle: (call: Call) => JsonRecord }
  /** The session may be over: the operation says so itself, and does not renew it. */
  | { readonly session: "asked"; readonly answer: Fields; readonly handle: (call: Call, session: ServerSession | undefined) => JsonRecord }
  | { readonly session: "required"; readonly answer: Fields; readonly handle: (call: Call, session: ServerSession) => JsonRecord };
