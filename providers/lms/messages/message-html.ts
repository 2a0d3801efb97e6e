import { escapeXmlText } from "#kit/wire/writer.ts";
import type { LmsMessage } from "./lms-message.repository.ts";

/** Returns the body of a notice as HTML, which the portal sanitises. Lines of a plain text stay lines. */
export const messageHtml = ({ body, isHtml }: Pick<LmsMessage, "body" | "isHtml">): string =>
  isHtml ? body : escapeXmlText(body.replaceAll("\r", "")).replaceAll("\n", "<br>");
