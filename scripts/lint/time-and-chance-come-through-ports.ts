import { type CallNode, memberOf, createRule } from "./lint-rule.ts";

/**
 * Calls that read the machine's clock or random numbers. A number restricts the rule to calls with that many arguments.
 */
const MACHINE_CALLS: Readonly<Record<string, Readonly<Record<string, number | "always">>>> = {
  Date: { now: "always" },
  Math: { random: "always" },
  performance: { now: "always" },
  crypto: { randomUUID: "always", getRandomValues: "always" },
  DateTime: { now: "always", local: "always", utc: 0 },
};

/** Methods of luxon's DateTime that compare with the machine's current time. */
const RELATIVE_TO_NOW = new Set(["diffNow", "toRelative", "toRelativeCalendar"]);

function readsMachine({ callee, arguments: given }: CallNode): boolean {
  if (callee.type === "Identifier") return callee.name === "Date";
  if (
    callee.type === "MemberExpression" &&
    callee.property.type === "Identifier" &&
    RELATIVE_TO_NOW.has(callee.property.name)
  )
    return true;
  const member = memberOf(callee);
  if (member === undefined) return false;
  const fewest = MACHINE_CALLS[member.object]?.[member.property];
  return fewest === "always" || fewest === given.length;
}

const MESSAGE = "Read time and random numbers through a port (ClockPort), so that tests can control them.";

export const timeAndChanceComeThroughPorts = createRule(
  "forbids reading the machine's clock and random numbers",
  (report) => ({
    CallExpression(node) {
      if (readsMachine(node)) report({ node, message: MESSAGE });
    },
    NewExpression(node) {
      const isDate = node.callee.type === "Identifier" && node.callee.name === "Date";
      if (isDate && node.arguments.length === 0) report({ node, message: MESSAGE });
    },
  }),
);
