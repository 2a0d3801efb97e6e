import { type Call, memberOf, rule } from "./rule.ts";

/** Calls that ask the machine. Where a number stands, only a call with so few arguments does. */
const ASKING: Readonly<Record<string, Readonly<Record<string, number | "always">>>> = {
  Date: { now: "always" },
  Math: { random: "always" },
  performance: { now: "always" },
  crypto: { randomUUID: "always", getRandomValues: "always" },
  DateTime: { now: "always", local: "always", utc: 0 },
};

/** Methods of luxon's DateTime that compare with the machine's now. */
const RELATIVE = new Set(["diffNow", "toRelative", "toRelativeCalendar"]);

function asksTheMachine({ callee, arguments: given }: Call): boolean {
  if (callee.type === "Identifier") return callee.name === "Date";
  if (callee.type === "MemberExpression" && callee.property.type === "Identifier" && RELATIVE.has(callee.property.name))
    return true;
  const member = memberOf(callee);
  if (member === undefined) return false;
  const fewest = ASKING[member.object]?.[member.property];
  return fewest === "always" || fewest === given.length;
}

const MESSAGE = "Time and chance come through a port (ClockPort): a test has to move them.";

export const timeAndChanceComeThroughPorts = rule(
  "no reading of the machine's clock or of its random numbers",
  (report) => ({
    CallExpression(node) {
      if (asksTheMachine(node)) report({ node, message: MESSAGE });
    },
    NewExpression(node) {
      const isDate = node.callee.type === "Identifier" && node.callee.name === "Date";
      if (isDate && node.arguments.length === 0) report({ node, message: MESSAGE });
    },
  }),
);
