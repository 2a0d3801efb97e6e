import { type ArgumentNode, type CallNode, createRule } from "./lint-rule.ts";

/** Functions of rxjs that wait. Without a scheduler they use the machine's clock. */
const TIME_OPERATORS = new Set([
  "auditTime",
  "bufferTime",
  "debounceTime",
  "delay",
  "interval",
  "sampleTime",
  "shareReplay",
  "throttleTime",
  "timeInterval",
  "timeout",
  "timeoutWith",
  "timer",
  "timestamp",
  "windowTime",
]);

/** Schedulers of rxjs that run on the machine's clock. */
const MACHINE_SCHEDULERS = new Set([
  "asyncScheduler",
  "async",
  "asapScheduler",
  "asap",
  "queueScheduler",
  "queue",
  "animationFrameScheduler",
  "animationFrame",
]);

const isScheduler = (name: string): boolean => /scheduler$/i.test(name);

function hasScheduler(argument: ArgumentNode | undefined): boolean {
  if (argument === undefined) return false;
  if (argument.type === "Identifier") return isScheduler(argument.name);
  if (argument.type === "MemberExpression")
    return argument.property.type === "Identifier" && isScheduler(argument.property.name);
  if (argument.type !== "ObjectExpression") return false;
  return argument.properties.some(
    (property) => property.type === "Property" && property.key.type === "Identifier" && isScheduler(property.key.name),
  );
}

/** Returns false for `shareReplay` without a time window, which needs no clock. */
function needsScheduler(name: string, { arguments: given }: CallNode): boolean {
  if (name !== "shareReplay") return true;
  const [first] = given;
  if (first?.type !== "ObjectExpression") return given.length > 1;
  return first.properties.some(
    (property) =>
      property.type === "Property" && property.key.type === "Identifier" && property.key.name === "windowTime",
  );
}

export const rxjsNeedsAScheduler = createRule("requires a scheduler for time operators of rxjs", (report) => {
  /** Local names of the imported functions that wait. */
  const imported = new Map<string, string>();
  return {
    ImportDeclaration(node) {
      if (node.source.value !== "rxjs" && node.source.value !== "rxjs/operators") return;
      for (const specifier of node.specifiers) {
        if (specifier.type === "ImportNamespaceSpecifier")
          report({ node: specifier, message: "Import from rxjs by name: the rule must see functions that wait." });
        if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier") continue;
        const { name } = specifier.imported;
        if (MACHINE_SCHEDULERS.has(name))
          report({ node: specifier, message: `${name} runs on the machine's clock: take ClockPort.scheduler.` });
        if (TIME_OPERATORS.has(name)) imported.set(specifier.local.name, name);
      }
    },
    CallExpression(node) {
      if (node.callee.type !== "Identifier") return;
      const name = imported.get(node.callee.name);
      if (name === undefined || !needsScheduler(name, node)) return;
      if (!hasScheduler(node.arguments.at(-1)))
        report({ node, message: `${name} needs a scheduler as its last argument: ClockPort.scheduler.` });
    },
  };
});
