import type { RuleTester } from "oxlint/plugins-dev";

/** A rule of oxlint. The package exports no name for it, only what takes one. */
export type Rule = Extract<Parameters<RuleTester["run"]>[1], { create: unknown }>;

type Context = Parameters<NonNullable<Rule["create"]>>[0];
type Visitors = ReturnType<NonNullable<Rule["create"]>>;
type Visited<Kind extends keyof Visitors> = Parameters<NonNullable<Visitors[Kind]>>[0];

export type Call = Visited<"CallExpression">;
export type Argument = Call["arguments"][number];
export type Callee = Call["callee"];

/** A rule from what it looks at: `create` gets what reports a node with a message. */
export function rule(description: string, create: (report: Context["report"]) => Visitors): Rule {
  return { meta: { type: "problem", docs: { description } }, create: (context) => create(context.report) };
}

/** `DateTime.now` as its two names; `undefined` for anything that is not `name.name`. */
export function memberOf(callee: Callee): { readonly object: string; readonly property: string } | undefined {
  if (
    callee.type !== "MemberExpression" ||
    callee.object.type !== "Identifier" ||
    callee.property.type !== "Identifier"
  )
    return undefined;
  return { object: callee.object.name, property: callee.property.name };
}
