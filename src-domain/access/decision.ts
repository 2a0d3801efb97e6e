/** Whether something is allowed; `unknown` while what decides it is still loading. */
export type Decision = "yes" | "no" | "unknown";

/** "unknown" while `fact` is missing, else what `rule` says of it. */
export function decided<Fact>(fact: Fact | undefined, rule: (fact: Fact) => boolean): Decision {
  if (fact === undefined) return "unknown";
  return rule(fact) ? "yes" : "no";
}

/** "yes" as soon as one says so, "no" only when both do. */
export function either(one: Decision, other: Decision): Decision {
  if (one === "yes" || other === "yes") return "yes";
  return one === "no" && other === "no" ? "no" : "unknown";
}

/** "no" as soon as one says so, "yes" only when both do. */
export function both(one: Decision, other: Decision): Decision {
  if (one === "no" || other === "no") return "no";
  return one === "yes" && other === "yes" ? "yes" : "unknown";
}
