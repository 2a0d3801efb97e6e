import type { RuleTester } from "oxlint/plugins-dev";

/** Rule of oxlint. The package exports no name for this type. */
export type LintRule = Extract<Parameters<RuleTester["run"]>[1], { create: unknown }>;

type Context = Parameters<NonNullable<LintRule["create"]>>[0];
type Visitors = ReturnType<NonNullable<LintRule["create"]>>;
type Visited<Kind extends keyof Visitors> = Parameters<NonNullable<Visitors[Kind]>>[0];

export type CallNode = Visited<"CallExpression">;
export type ArgumentNode = CallNode["arguments"][number];
export type CalleeNode = CallNode["callee"];

/** Creates a rule; `create` gets the function that reports a node. */
export function createRule(description: string, create: (report: Context["report"]) => Visitors): LintRule {
  return { meta: { type: "problem", docs: { description } }, create: (context) => create(context.report) };
}

/** Splits `DateTime.now` into object and property; `undefined` for any other callee. */
export function memberOf(callee: CalleeNode): { readonly object: string; readonly property: string } | undefined {
  if (
    callee.type !== "MemberExpression" ||
    callee.object.type !== "Identifier" ||
    callee.property.type !== "Identifier"
  )
    return undefined;
  return { object: callee.object.name, property: callee.property.name };
}
