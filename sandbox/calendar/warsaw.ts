export * from "#kit/calendar/warsaw.ts";
