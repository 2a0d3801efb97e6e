import {
  ACTIVITY_CHANNELS,
  ACTIVITY_GROUPS,
  ACTIVITY_KINDS,
  type AccountActivity,
  type ActivityLogPage,
} from "#domain/settings/index.ts";
import type { Fields } from "../decoding/fields.ts";

/** Spells a word of the domain as the contract does: `LOGIN_FAILED` for `login-failed`. */
export const toWireWord = (word: string): string => word.toUpperCase().replaceAll("-", "_");

/** Maps the contract's spelling of words to the words. */
function wireWords<Word extends string>(words: readonly Word[]): ReadonlyMap<string, Word> {
  return new Map(words.map((word) => [toWireWord(word), word]));
}

const GROUPS = wireWords(ACTIVITY_GROUPS);
const KINDS = wireWords(ACTIVITY_KINDS);
const CHANNELS = wireWords(ACTIVITY_CHANNELS);

/** Reads a word of an open list; `undefined` for one that the portal does not know. */
function openWordOf<Word>(item: Fields, name: string, words: ReadonlyMap<string, Word>): Word | undefined {
  return words.get(item.requiredOpenWord(name, [...words.keys()]) ?? "");
}

/** Decodes an activity; `undefined` without an id, a time or a text. */
function decodeActivity(item: Fields): AccountActivity | undefined {
  const [activityId, at, text] = [
    item.requiredText("activityId"),
    item.requiredInstant("at"),
    item.requiredText("text"),
  ];
  if (activityId === undefined || at === undefined || text === undefined) return undefined;
  return {
    activityId,
    at,
    text,
    group: openWordOf(item, "group", GROUPS),
    kind: openWordOf(item, "kind", KINDS) ?? "other",
    detail: item.optionalText("detail"),
    amount: item.amount("amount"),
    channel: openWordOf(item, "channel", CHANNELS),
    device: item.optionalText("device"),
    address: item.optionalText("address"),
    town: item.optionalText("town"),
  };
}

/** Decodes a page of the activity log; `undefined` without its list. */
export function decodeActivityPage(data: Fields): ActivityLogPage | undefined {
  const activities = data.list("activities", decodeActivity);
  return activities === undefined ? undefined : { activities, nextCursor: data.optionalText("nextCursor") };
}
