import { list, record, type Fields } from "../shape.ts";

export const SITE_CONTENT: Fields = { content: list(record({ key: "text", value: "text" })) };

export const BANNERS: Fields = {
  banners: list(
    record({
      bannerId: "text",
      order: "number",
      expirationDate: "day",
      resourceUrl: "text",
      destinationUrl: "text",
      alternativeText: "text",
    }),
  ),
};
