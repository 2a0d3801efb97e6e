import "./chat.css";
import { Clock, RefreshCw } from "lucide-react";
import { memo, type ReactNode } from "react";
import { formatChatTime, type AgentRefusal, type ChatLine, type ChatMessage } from "#domain/chat/index.ts";
import { formatPolishTime } from "#domain/shared-kernel/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { CircleAlert } from "#ui/design-system/critical-icons.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./chat.texts.ts";
import { MessageContentView, type ChatLinkDependencies } from "./message-content.view.tsx";
import { speakerText } from "./transcript-file.ts";
import { observer } from "#ui/shared/observer.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";

export interface LineActions extends ChatLinkDependencies {
  readonly now: number;
  readonly sendAnswer: (text: string) => void;
  readonly resend: (id: string) => void;
  /** Shows the bot's suggested answers and the button that resends a message. */
  readonly isWritable: boolean;
  /** Renders what the customer can do when no agent can take over; nothing in a former chat. */
  readonly renderRefusal?: ((refusal: AgentRefusal) => ReactNode) | undefined;
}

/** One line of a conversation. Renders again only when the line has changed. */
export const LineView = memo(
  observer(function LineView({ line, ...actions }: LineActions & { readonly line: ChatLine }) {
    switch (line.kind) {
      case "day":
        return <p className="chat__line chat__line--day">{dayText(line.at, actions.now)}</p>;
      case "joined":
        return <p className="chat__line">{t("line.joined", { name: line.name, time: formatPolishTime(line.at) })}</p>;
      case "mark":
        return <p className="chat__line">{t(`line.${line.mark.kind}`, { time: formatPolishTime(line.mark.at) })}</p>;
      case "refusal":
        return actions.renderRefusal?.(line.refusal) ?? null;
      case "message":
        return <MessageBubble message={line.message} isLast={line.isLast} {...actions} />;
      case "own":
        return <OwnMessageBubble line={line} resend={actions.isWritable ? actions.resend : undefined} />;
    }
  }),
  isSameLine,
);

/** A new message recreates all line objects, so compare their contents. */
function isSameLine(
  one: LineActions & { readonly line: ChatLine },
  other: LineActions & { readonly line: ChatLine },
): boolean {
  if (one.isWritable !== other.isWritable || one.line.kind !== other.line.kind || one.line.key !== other.line.key)
    return false;
  if (one.line.kind === "message" && other.line.kind === "message")
    return one.line.message === other.line.message && one.line.isLast === other.line.isLast;
  if (one.line.kind === "own" && other.line.kind === "own")
    return one.line.own === other.line.own && one.line.delivery === other.line.delivery;
  if (one.line.kind === "mark" && other.line.kind === "mark") return one.line.mark === other.line.mark;
  return true;
}

function dayText(at: number, now: number): string {
  const moment = formatChatTime(at, now, pageTexts.formats?.dateTime);
  return moment.length > 5 ? moment : t("line.today", { time: moment });
}

function MessageBubble({
  message,
  isLast,
  host,
  onPortalLink,
  isWritable,
  sendAnswer,
}: { readonly message: ChatMessage; readonly isLast: boolean } & LineActions) {
  const { sender, content, at, language = "pl" } = message;
  const time = formatPolishTime(at);
  const isOwn = sender === "customer";
  const body =
    isOwn && content.kind === "text" ? (
      <span className="bubble__text">{providerText(content.text)}</span>
    ) : (
      <MessageContentView content={content} language={language} host={host} onPortalLink={onPortalLink} />
    );
  if (sender === "system") return <p className="chat__line">{body}</p>;
  return (
    <>
      <div className="bubble" data-side={isOwn ? "me" : undefined}>
        <VisuallyHidden>{speakerText(message)}</VisuallyHidden>
        {body} <span className="bubble__meta">{isOwn ? t("meta.delivered", { time }) : time}</span>
      </div>
      {isWritable && isLast && message.answers.length > 0 && (
        <div className="chat__answers" role="group" aria-label={t("answers")}>
          {message.answers.map((text) => (
            <Button key={text} onClick={() => sendAnswer(text)}>
              <span lang={language}>{providerText(text)}</span>
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function OwnMessageBubble({
  line: { own, delivery },
  resend,
}: {
  readonly line: Extract<ChatLine, { kind: "own" }>;
  readonly resend: ((id: string) => void) | undefined;
}) {
  return (
    <div className="bubble" data-side="me" data-pending={delivery}>
      <VisuallyHidden>{t("speaker.customer")}</VisuallyHidden>
      <span className="bubble__text">{own.text}</span>{" "}
      <span className="bubble__meta">
        <Icon of={delivery === "failed" ? CircleAlert : Clock} size="s" />
        {t(`meta.${delivery}`)}
      </span>
      {delivery === "failed" && resend !== undefined && (
        <Button size="s" icon={RefreshCw} onClick={() => resend(own.id)}>
          {t("meta.resend")}
        </Button>
      )}
    </div>
  );
}
