/** Parameters of a message: numbers, amounts in grosze, and days `YYYY-MM-DD`. */
export type RuleParams = Readonly<Record<string, string | number>>;

/** Violated rule: key and parameters of its message. */
export interface RuleViolation<Key extends string = string> {
  readonly key: Key;
  readonly params: RuleParams;
}

/** Result of a rule. `Key` is the closed union of violations that the rule can return. */
export type RuleResult<Key extends string> = "valid" | RuleViolation<Key>;

/** Validation rule: pure, never throws, does not change the value. */
export type Rule<Value, Key extends string> = (value: Value) => RuleResult<Key>;

const NO_PARAMS: RuleParams = {};

/** Creates a violation with this key. */
export function ruleViolation<Key extends string>(key: Key, params: RuleParams = NO_PARAMS): RuleViolation<Key> {
  return { key, params };
}

/** Returns a violation with this key unless the value `fits`. */
export function violationUnless<Key extends string>(
  fits: boolean,
  key: Key,
  params: RuleParams = NO_PARAMS,
): RuleResult<Key> {
  return fits ? "valid" : ruleViolation(key, params);
}

/** Wraps a rule so that it accepts an empty or blank field. */
export function optional<Key extends string>(rule: Rule<string, Key>): Rule<string, Key> {
  return (value) => (value.trim() === "" ? "valid" : rule(value));
}
