import type { ChatLine, ChatMessage } from "#domain/chat/index.ts";
import { formatPolishTime, type Instant } from "#domain/shared-kernel/index.ts";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import { formatDate, formatDateTime } from "#ui/shared/formats.ts";
import { t } from "./chat.texts.ts";

/** Creates a plain-text file of the conversation: one line per message with its time and sender. */
export function createTranscriptFile(
  lines: readonly ChatLine[],
  now: Instant,
): { readonly name: string; readonly text: string } {
  const texts = lines.flatMap((line) => lineText(line) ?? []);
  return {
    name: `${t("save.file")}-${formatDate(warsawDateAt(now))}.txt`,
    text: `\ufeff${[`${t("title")}, ${formatDateTime(now)}`, "", ...texts, ""].join("\r\n")}`,
  };
}

function lineText(line: ChatLine): string | undefined {
  switch (line.kind) {
    case "day":
      return formatDate(line.day);
    case "joined":
      return t("line.joined", { name: line.name, time: formatPolishTime(line.at) });
    case "message":
      return `${formatPolishTime(line.message.at)} ${speakerText(line.message)}${messageText(line.message)}`;
    case "own":
      return `${formatPolishTime(line.own.at)} ${t("speaker.customer")}${line.own.text} (${t(`meta.${line.delivery}`)})`;
    case "mark":
    case "refusal":
      return undefined;
  }
}

/** Sender label for the file and for screen readers. */
export function speakerText({ sender, name }: Pick<ChatMessage, "sender" | "name">): string {
  switch (sender) {
    case "customer":
      return t("speaker.customer");
    case "bot":
      return name === undefined ? t("speaker.unnamedBot") : t("speaker.bot", { name });
    case "agent":
      return t("speaker.agent", { name: name ?? t("agent") });
    case "system":
      return "";
  }
}

function messageText({ content }: ChatMessage): string {
  switch (content.kind) {
    case "text":
      return content.text;
    case "image":
    case "link":
      return `${content.text} ${content.url}`.trim();
    case "unreadable":
      return t("content.unreadable");
  }
}
