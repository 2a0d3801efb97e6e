/**
 * Data that the portal stores on the device, and how long; the texts have these names. A test compares the list with
 * the keys and cookies of the sources (ROUTE-23).
 */
export const STORED_DATA = [
  ["session", "sessionTime"],
  ["trusted", "months"],
  ["device", "months"],
  ["cookies", "months"],
  ["theme", "months"],
  ["language", "kept"],
  ["greetings", "kept"],
  ["chatWindow", "kept"],
  ["chat", "chatTime"],
  ["content", "untilLogout"],
  ["permissions", "untilLogout"],
  ["drafts", "draftsTime"],
  ["return", "tab"],
  ["reload", "tab"],
  ["scroll", "tab"],
  ["portal", "kept"],
  ["errors", "tab"],
  ["diagnostics", "tab"],
] as const;

export type StoredData = (typeof STORED_DATA)[number][0];
