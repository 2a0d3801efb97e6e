export * from "#kit/json.ts";
