/** Values that a message is filled with: numbers, and text formatted for the customer. */
export type RuleParams = Readonly<Record<string, string | number>>;

/** A violated rule: the key of its message and the message's parameters. */
export interface RuleViolation<Key extends string = string> {
  readonly key: Key;
  readonly params: RuleParams;
}

/** Result of a rule. `Key` is the closed union of complaints that the rule can return. */
export type RuleResult<Key extends string> = "valid" | RuleViolation<Key>;

/** A validation rule: pure, never throws, does not change the value. */
export type Rule<Value, Key extends string> = (value: Value) => RuleResult<Key>;

const NO_PARAMS: RuleParams = {};

/** Returns a complaint with this key. */
export function ruleViolation<Key extends string>(key: Key, params: RuleParams = NO_PARAMS): RuleViolation<Key> {
  return { key, params };
}

/** Returns a complaint with this key unless the value `fits`. */
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
