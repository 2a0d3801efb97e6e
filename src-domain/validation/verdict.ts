/** What a message is filled with: numbers, and text that is already as a customer reads it. */
export type RuleParams = Readonly<Record<string, string | number>>;

/** Why a value is not taken: the key of its message and what the message is filled with. */
export interface Complaint<Key extends string = string> {
  readonly key: Key;
  readonly params: RuleParams;
}

/** What a rule says of a value. `Key` is the closed union of what this rule can complain of. */
export type Verdict<Key extends string> = "valid" | Complaint<Key>;

/** A rule: pure, never throws, keeps the value as it is. */
export type Rule<Value, Key extends string> = (value: Value) => Verdict<Key>;

const NO_PARAMS: RuleParams = {};

/** A complaint of this key. */
export function complain<Key extends string>(key: Key, params: RuleParams = NO_PARAMS): Complaint<Key> {
  return { key, params };
}

/** `key` unless the value is as it should be. */
export function unless<Key extends string>(fits: boolean, key: Key, params: RuleParams = NO_PARAMS): Verdict<Key> {
  return fits ? "valid" : complain(key, params);
}

/** The same rule, which lets an empty field pass: nothing in it but blanks. */
export function optional<Key extends string>(rule: Rule<string, Key>): Rule<string, Key> {
  return (value) => (value.trim() === "" ? "valid" : rule(value));
}
