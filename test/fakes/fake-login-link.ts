import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { LinkRefusal, LoginLinkPort } from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { Script } from "./script.ts";

export interface FakeLoginLink extends LoginLinkPort {
  readonly script: Script<"ownerOf" | "openSession">;
}

/** Login link of a provider. */
export interface FakeLink {
  readonly name: string;
  readonly session: UserSession;
  readonly state?: "used" | "overdue" | "guarded";
}

/** Login links in memory; each opens one session. */
export function fakeLoginLink(links: Readonly<Record<string, FakeLink>> = {}): FakeLoginLink {
  const script: FakeLoginLink["script"] = new Script();
  const used = new Set(Object.keys(links).filter((token) => links[token]?.state === "used"));
  const refusal = (token: string): LinkRefusal | undefined => {
    const link = links[token];
    if (link === undefined) return { kind: "link-refused", why: "unknown" };
    if (used.has(token)) return { kind: "link-refused", why: "used" };
    return link.state === "overdue" ? { kind: "link-refused", why: "overdue" } : undefined;
  };
  return {
    script,
    ownerOf: (token) =>
      script.answer("ownerOf", () => {
        const why = refusal(token);
        return why === undefined ? succeed(links[token]?.name ?? "") : fail(why);
      }),
    openSession: (token) =>
      script.answer("openSession", () => {
        const link = links[token];
        const why = refusal(token);
        if (why !== undefined || link === undefined)
          return fail(why ?? { kind: "link-refused" as const, why: "unknown" as const });
        if (link.state === "guarded") return fail<LinkRefusal>({ kind: "link-refused", why: "guarded" });
        used.add(token);
        return succeed(link.session);
      }),
  };
}
