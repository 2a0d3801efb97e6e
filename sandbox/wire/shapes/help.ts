import { list, record, type Fields } from "../shape.ts";

export const BRANCHES: Fields = {
  branches: list(
    record({
      branchId: "text",
      name: "text",
      street: "text",
      zip: "text",
      city: "text",
      phone: "text",
      latitude: "number",
      longitude: "number",
      hours: list(record({ weekday: "text", opens: "text", closes: "text" })),
      specialDays: list(record({ day: "day", opens: "text", closes: "text", reason: "text" })),
      note: "text",
    }),
  ),
};

export const FAQ: Fields = {
  categories: list(record({ categoryId: "text", name: "text" })),
  questions: list(record({ questionId: "text", categoryId: "text", question: "text", answer: "text" })),
};

export const REGULATIONS: Fields = {
  documents: list(
    record({
      documentId: "text",
      title: "text",
      group: "text",
      validFrom: "day",
      validTo: "day",
      url: "text",
      format: "text",
      bytes: "number",
    }),
  ),
};
