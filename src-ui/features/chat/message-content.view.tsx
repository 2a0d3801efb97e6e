import "./chat.css";
import { useEffect, useState } from "react";
import { openableHost, type ChatContent } from "#domain/chat/index.ts";
import { usePictureRules } from "#ui/design-system/safe-html/pictures-context.ts";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { t } from "./chat.texts.ts";

interface ContentProps {
  readonly content: ChatContent;
  /** Host of the portal. */
  readonly host: string;
}

/** Content of a message, always rendered as text and never as markup (CHAT-15). */
export function MessageContentView({ content, host }: ContentProps) {
  switch (content.kind) {
    case "text":
      return content.text;
    case "link":
      return <OutgoingLink url={content.url} text={content.text === "" ? content.url : content.text} />;
    case "image":
      return <Picture url={content.url} text={content.text} host={host} />;
    case "unreadable":
      return t("content.unreadable");
  }
}

/** Parses an address that may be opened; `undefined` also for one that the browser refuses. */
function openableAddress(url: string): URL | undefined {
  return openableHost(url) !== undefined && URL.canParse(url) ? new URL(url) : undefined;
}

/** Link that shows its target host as the browser spells it; an address that must not be opened stays plain text. */
function OutgoingLink({ url, text }: { readonly url: string; readonly text: string }) {
  const address = openableAddress(url);
  if (address === undefined) return text;
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {text}
        <VisuallyHidden>{t("content.newTab")}</VisuallyHidden>
      </a>
      <span className="bubble__host">{address.hostname}</span>
    </>
  );
}

/** Picture of an allowed host; any other, or one that fails to load, is reported and becomes a link. */
function Picture({ url, text, host }: { readonly url: string; readonly text: string; readonly host: string }) {
  const [broken, setBroken] = useState(false);
  const rules = usePictureRules();
  const address = openableAddress(url);
  const isOpenable = address !== undefined;
  const isAllowed = isOpenable && (address.host === host || rules.allows(url));
  useEffect(() => {
    if (isOpenable && !isAllowed) rules.reportNotAllowed(url);
  }, [isOpenable, isAllowed, rules, url]);
  if (!isOpenable) return text === "" ? t("content.image") : text;
  if (!isAllowed || broken)
    return (
      <>
        {broken && <>{t("content.broken")} </>}
        {text !== "" && <>{text} </>}
        <OutgoingLink url={url} text={t("content.open")} />
      </>
    );
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer">
        <img
          src={url}
          alt={text === "" ? t("content.image") : text}
          onError={() => {
            setBroken(true);
            rules.reportNotLoaded(url);
          }}
        />
        <VisuallyHidden>{t("content.newTab")}</VisuallyHidden>
      </a>
      {text}
    </>
  );
}
