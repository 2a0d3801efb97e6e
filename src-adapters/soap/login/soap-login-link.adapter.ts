import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import type { LinkRefusal, LoginLinkPort } from "#domain/login/index.ts";
import { orMalformed } from "../gateway/service-response.ts";
import type { OperationGateway } from "../gateway/service-response.ts";
import { channelOf } from "./channel-of.ts";
import { decodeChallenge } from "./decode-challenge.ts";
import { decodeSession } from "./decode-session.ts";

/** Kind of action link that logs the customer in. */
const LOGIN = "LOGIN";

/** Reasons of closed login links, by state. */
const CLOSED: ReadonlyMap<string, LinkRefusal["why"]> = new Map([
  ["ACCEPTED", "used"],
  ["EXPIRED", "overdue"],
  ["CANCELLED", "overdue"],
]);

const CODES: ReadonlyMap<string, LinkRefusal["why"]> = new Map([
  ["used-token", "used"],
  ["overdue-token", "overdue"],
]);

const failWithLinkRefusal = (why: LinkRefusal["why"]): Result<never, LinkRefusal> =>
  fail({ kind: "link-refused", why });

/** Logs in with a link, over SOAP. */
export class SoapLoginLinkAdapter implements LoginLinkPort {
  readonly #gateway: OperationGateway;
  readonly #isInApp: boolean;

  /** `isInApp`: the portal runs in the operator's app, and the session says so (ACT-02). */
  constructor(gateway: OperationGateway, isInApp = false) {
    this.#gateway = gateway;
    this.#isInApp = isInApp;
  }

  async ownerOf(token: string): Promise<Result<string, LinkRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("getMatter", { token });
    if (!outcome.ok) return outcome;
    if (outcome.value.refusalCode !== undefined) return failWithLinkRefusal("unknown");
    const actionLink = outcome.value.data.child("matter");
    if (actionLink !== undefined && actionLink.text("kind") !== LOGIN) return failWithLinkRefusal("unknown");
    const closed = CLOSED.get(actionLink?.text("state") ?? "");
    return closed === undefined
      ? orMalformed(outcome.value.data, actionLink?.optionalText("title"))
      : failWithLinkRefusal(closed);
  }

  async openSession(token: string): Promise<Result<UserSession, LinkRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("sessionStart", { loginToken: token, ...channelOf(this.#isInApp) });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    if (refusalCode !== undefined) return failWithLinkRefusal(CODES.get(refusalCode) ?? "unknown");
    return decodeChallenge(data) === undefined
      ? orMalformed(data, decodeSession(data))
      : failWithLinkRefusal("guarded");
  }
}
